import {statSync} from 'node:fs';
import path from 'node:path';
import type {GroupBy} from 'graphql-api-model';
import {
  CommandError,
  invalid,
  readJsonFile,
  toPath,
  toText,
  type Setting,
} from 'graphql-samples/command';

const BASE_URL = /^\/(?:[\w.~!$&'()*+,;=:@%-]+\/)*(?:[\w.~!$&'()*+,;=:@%-]+)?$/;
const LINK_BASE = /^(?:https?:\/\/[^\s/]+|\/(?!\/))\S*$/;

export function toLinkBase(setting: Setting): string {
  const expected = 'an address or a path of the site, such as "https://docs.example/"';
  return toText(setting, expected, LINK_BASE);
}

export function toLogo(setting: Setting): string {
  const expected = 'the path of an .svg, .png or .webp file';
  const file = toPath(setting, expected, /\.(?:svg|png|webp)$/i);
  if (statSync(file, {throwIfNoEntry: false})?.isFile()) return file;
  throw new CommandError(
    `${setting.name}: the file ${file} does not exist. Write ${expected}.`,
  );
}

export function toUrl(setting: Setting): {origin: string; pathname: string} {
  const expected =
    'the address of the site, such as "https://api.example" or "https://example.com/api/"';
  const text = toText(setting, expected, /^https?:\/\/[^@?#]*$/);
  const {origin, pathname} = URL.canParse(text) ? new URL(text) : {};
  if (origin === undefined || pathname === undefined || !BASE_URL.test(pathname)) {
    throw invalid(setting, expected);
  }
  return {origin, pathname: withSlash(pathname)};
}

export function toBaseUrl(setting: Setting): string {
  const expected = 'a path that begins with a slash, such as "/" or "/reference/"';
  return withSlash(toText(setting, expected, BASE_URL));
}

function withSlash(text: string): string {
  return text.endsWith('/') ? text : `${text}/`;
}

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
