import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {isAddress} from '../sources/address';
import {STANDARD_INPUT} from '../sources/gatherSources';
import {CommandError} from './runCommand';

/** The value of an option, from the command line or from a config file. */
export interface Setting {
  readonly value: unknown;
  /** Its name in messages: `--title`, or `"title" in api.json`. */
  readonly name: string;
  /** Absolute; paths are relative to it. */
  readonly directory: string;
  /** The last lines of a message about it. */
  readonly hint?: string;
}

const HEADER = /^([!#$%&'*+.^`|~\w-]+):[\t ]*([\t\u0020-\u007E\u0080-\u00FF]*)$/;
const BASE_URL = /^\/(?:[\w.~!$&'()*+,;=:@%-]+\/)*(?:[\w.~!$&'()*+,;=:@%-]+)?$/;
const LINK_BASE = /^(?:https?:\/\/[^\s/]+|\/(?!\/))\S*$/;

/** An error with the name of a setting, its value unless that is secret, and what to write. */
export function invalid(
  {value, name, hint}: Setting,
  expected: string,
  isSecret = false,
): CommandError {
  const problem = isSecret ? 'is not valid' : `cannot be ${JSON.stringify(value)}`;
  const end = hint === undefined ? '' : `\n\n${hint}`;
  return new CommandError(`${name} ${problem}. Write ${expected}.${end}`);
}

/** No path and no title has the character U+0000, and Node.js throws for it. */
function isText(value: unknown): value is string {
  return typeof value === 'string' && !value.includes('\0');
}

export function toText(setting: Setting, expected = 'a text', pattern = /./): string {
  const {value} = setting;
  if (isText(value) && pattern.test(value)) return value;
  throw invalid(setting, expected, /\/\/.*@/.test(String(value)));
}

function toTexts(setting: Setting, expected: string, isSecret = false): string[] {
  const list: readonly unknown[] = [setting.value].flat();
  return list.map((item) => {
    if (isText(item) && item !== '') return item;
    throw invalid(setting, expected, isSecret);
  });
}

export function toPath(setting: Setting, expected = 'a path', pattern = /./): string {
  return path.resolve(setting.directory, toText(setting, expected, pattern));
}

export function toConfigPath(setting: Setting): string {
  return toPath(setting, 'the path of a .json file', /\.json$/);
}

export function toSwitch(setting: Setting): boolean {
  if (typeof setting.value === 'boolean') return setting.value;
  throw invalid(setting, 'true or false');
}

/** A number, also written as a text, for which `isValid` is true. */
function toNumber(
  setting: Setting,
  expected: string,
  isValid: (value: number) => boolean,
): number {
  const {value} = setting;
  const isWritten = typeof value === 'string' && /^\d+(?:\.\d+)?$/.test(value);
  const number = isWritten ? Number(value) : value;
  if (typeof number === 'number' && isValid(number)) return number;
  throw invalid(setting, expected);
}

export function toTimeout(setting: Setting): number {
  const expected = 'a number of seconds up to 300, such as 30';
  return toNumber(setting, expected, (seconds) => seconds > 0 && seconds <= 300);
}

export function toPort(setting: Setting): number {
  return toNumber(setting, 'the number of a port, such as 3000', (port) => {
    return Number.isInteger(port) && port >= 1 && port <= 65_535;
  });
}

/** Files, folders and globs, absolute; addresses and standard input as they are. */
export function toSources(setting: Setting): readonly string[] {
  return toTexts(setting, 'a path or a list of paths').map((source) =>
    source === STANDARD_INPUT || isAddress(source)
      ? source
      : path.resolve(setting.directory, source),
  );
}

export function toPatterns(setting: Setting): readonly string[] {
  return toTexts(setting, 'a pattern or a list of patterns');
}

/** Headers by name. No message contains a value: it may be a password. */
export function toHeaders(setting: Setting): Readonly<Record<string, string>> {
  const expected = 'a header as "Name: value", such as "Authorization: Bearer …"';
  const texts = toTexts(setting, expected, true).flatMap((text) =>
    text.startsWith('@') ? readHeaders(text.slice(1), setting) : [text],
  );
  const headers = texts.map((text) => {
    const [, name, value] = HEADER.exec(text) ?? [];
    if (name === undefined || value === undefined) throw invalid(setting, expected, true);
    return [name, value] as const;
  });
  return Object.fromEntries(headers);
}

/** The lines of a file of headers, which other users of the machine do not see among the processes. */
function readHeaders(file: string, {name, directory}: Setting): readonly string[] {
  const absolute = path.resolve(directory, file);
  try {
    return readFileSync(absolute, 'utf8')
      .split(/\r?\n/)
      .filter((line) => line.trim() !== '');
  } catch (error) {
    throw new CommandError(
      `${name}: the file ${absolute} cannot be read: ${error instanceof Error ? error.message : ''}. Write "@" before the path of a file with a header in each line.`,
    );
  }
}

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
