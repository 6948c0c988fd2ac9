import path from 'node:path';
import type {GroupBy} from 'graphql-api-model';
import {readJsonFile} from './readJsonFile';
import {CommandError} from './runCommand';
import {invalid, type Setting} from './values';

const EXPECTED =
  'none, file, prefix, @directive(argument), or the path of a .json file such as {"Spaces": ["Space*", "createSpace"]}';
const DIRECTIVE = /^@(\w+)\((\w+)\)$/;

/** How to group operations and types into domains; a map may be in a file of its own. */
export function loadGroupBy(setting: Setting): GroupBy {
  const {value} = setting;
  if (value === 'none' || value === 'file' || value === 'prefix') return value;
  if (typeof value !== 'string') return parseObject(value, setting);
  const [, directive, argument] = DIRECTIVE.exec(value) ?? [];
  if (directive !== undefined && argument !== undefined) return {directive, argument};
  if (!value.endsWith('.json')) throw invalid(setting, EXPECTED);
  const file = path.resolve(setting.directory, value);
  const map = readJsonFile(file, `the file of ${setting.name}`);
  if (isMap(map)) return {map};
  throw new CommandError(
    `${file} is not a map of domains. Write the label of each domain with a list of names, such as {"Spaces": ["Space*", "createSpace"]}.`,
  );
}

/** A config file may have the same objects as the options of the Docusaurus plugin. */
function parseObject(value: unknown, setting: Setting): GroupBy {
  const {directive, argument, map} = (value ?? {}) as Readonly<Record<string, unknown>>;
  if (isMap(map)) return {map};
  if (typeof directive === 'string' && typeof argument === 'string') {
    return {directive, argument};
  }
  throw invalid(
    setting,
    `${EXPECTED}; or {"directive": "doc", "argument": "category"}, or {"map": {"Spaces": ["Space*"]}}`,
  );
}

function isMap(value: unknown): value is Readonly<Record<string, readonly string[]>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every(
    (list) => Array.isArray(list) && list.every((name) => typeof name === 'string'),
  );
}
