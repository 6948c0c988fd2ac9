import {statSync} from 'node:fs';
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
const LOGO = /\.(?:svg|png|webp)$/i;

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

export function toText(setting: Setting, expected = 'a text'): string {
  const {value} = setting;
  if (typeof value !== 'string' || value === '') throw invalid(setting, expected);
  return value;
}

function toTexts(
  setting: Setting,
  expected: string,
  isSecret = false,
): readonly string[] {
  const list: readonly unknown[] = [setting.value].flat();
  const isText = (item: unknown): item is string =>
    typeof item === 'string' && item !== '';
  if (!list.every(isText)) throw invalid(setting, expected, isSecret);
  return list;
}

export function toPath(setting: Setting, expected = 'a path'): string {
  return path.resolve(setting.directory, toText(setting, expected));
}

export function toSwitch(setting: Setting): boolean {
  if (typeof setting.value !== 'boolean') throw invalid(setting, 'true or false');
  return setting.value;
}

/** A number between two others, also written as a text. */
function toNumber(
  setting: Setting,
  {least, most, expected}: {least: number; most: number; expected: string},
): number {
  const {value} = setting;
  const isWritten = typeof value === 'string' && /^\d+(?:\.\d+)?$/.test(value);
  const number = isWritten ? Number(value) : value;
  if (typeof number !== 'number' || !(number >= least && number <= most)) {
    throw invalid(setting, expected);
  }
  return number;
}

export function toTimeout(setting: Setting): number {
  const expected = 'a number of seconds up to 300, such as 30';
  return toNumber(setting, {least: 0.001, most: 300, expected});
}

export function toPort(setting: Setting): number {
  const expected = 'the number of a port, such as 3000';
  const port = toNumber(setting, {least: 1, most: 65_535, expected});
  if (!Number.isInteger(port)) throw invalid(setting, expected);
  return port;
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
  return Object.fromEntries(
    toTexts(setting, expected, true).map((text): [string, string] => {
      const [, name, value] = HEADER.exec(text) ?? [];
      if (name === undefined || value === undefined) {
        throw invalid(setting, expected, true);
      }
      return [name, value];
    }),
  );
}

export function toLinkBase(setting: Setting): string {
  const expected = 'an address or a path of the site, such as "https://docs.example/"';
  const text = toText(setting, expected);
  if (!LINK_BASE.test(text)) throw invalid(setting, expected);
  return text;
}

export function toLogo(setting: Setting): string {
  const expected = 'the path of an .svg, .png or .webp file';
  const file = toPath(setting, expected);
  if (!LOGO.test(file)) throw invalid(setting, expected);
  if (statSync(file, {throwIfNoEntry: false})?.isFile() === true) return file;
  throw new CommandError(
    `${setting.name}: the file ${file} does not exist. Write ${expected}.`,
  );
}

export function toUrl(setting: Setting): {origin: string; pathname: string} {
  const expected =
    'the address of the site, such as "https://api.example" or "https://example.com/api/"';
  const text = toText(setting, expected);
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (
    !url ||
    !/^https?:$/.test(url.protocol) ||
    url.username + url.password + url.search + url.hash !== '' ||
    !BASE_URL.test(url.pathname)
  ) {
    throw invalid(setting, expected);
  }
  return {origin: url.origin, pathname: withSlash(url.pathname)};
}

export function toBaseUrl(setting: Setting): string {
  const {value} = setting;
  if (typeof value !== 'string' || !BASE_URL.test(value)) {
    throw invalid(
      setting,
      'a path that begins with a slash, such as "/" or "/reference/"',
    );
  }
  return withSlash(value);
}

function withSlash(text: string): string {
  return text.endsWith('/') ? text : `${text}/`;
}
