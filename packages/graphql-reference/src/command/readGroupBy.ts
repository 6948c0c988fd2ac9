import path from 'node:path';
import type {GroupBy} from 'graphql-api-model';
import {readJsonFile} from './readJsonFile';
import {CommandError} from './runCommand';
import {mistake, type Setting} from './settings';

const EXPECTED =
  'none, file, prefix, @directive(argument), or the path of a .json file such as {"Spaces": ["Space*", "createSpace"]}';
const DIRECTIVE = /^@(\w+)\((\w+)\)$/;

/** How operations and types are put into domains. */
export function readGroupBy(setting: Setting | undefined): GroupBy {
  if (!setting) return 'none';
  const {value} = setting;
  if (value === 'none' || value === 'file' || value === 'prefix') return value;
  if (typeof value !== 'string') return readObject(value, setting);
  const [, directive, argument] = DIRECTIVE.exec(value) ?? [];
  if (directive !== undefined && argument !== undefined) return {directive, argument};
  if (!value.endsWith('.json')) throw mistake(setting, EXPECTED);
  const file = path.resolve(setting.directory, value);
  const map = readJsonFile(file, `the file of ${setting.name}`);
  if (isMap(map)) return {map};
  throw new CommandError(
    `${file} is no map of domains. Write lists of names by the label of the domain, such as {"Spaces": ["Space*", "createSpace"]}.`,
  );
}

/** In a file of settings it may be written as the plugin for Docusaurus takes it. */
function readObject(value: unknown, setting: Setting): GroupBy {
  const {directive, argument, map} = (value ?? {}) as Readonly<Record<string, unknown>>;
  if (isMap(map)) return {map};
  if (typeof directive === 'string' && typeof argument === 'string') {
    return {directive, argument};
  }
  throw mistake(
    setting,
    `${EXPECTED}; or {"directive": "doc", "argument": "category"}, or {"map": {"Spaces": ["Space*"]}}`,
  );
}

function isMap(value: unknown): value is Readonly<Record<string, readonly string[]>> {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every(
      (list) => Array.isArray(list) && list.every((name) => typeof name === 'string'),
    )
  );
}
