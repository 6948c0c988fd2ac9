import {readFileSync} from 'node:fs';
import path from 'node:path';
import {JsonError, lineAndColumn, parseJson} from 'graphql-api-model';
import {CommandError} from './CommandError';

/** The value of an option, from the command line or from a config file. */
export interface Setting {
  readonly value: unknown;
  /** Its name in messages: `--title`, or `"title" in api.json`. */
  readonly name: string;
  /** Absolute; paths are relative to it. */
  readonly directory: string;
  /** Whether it is in a config file. */
  readonly isConfigured?: boolean;
  /** The last lines of a message about it. */
  readonly hint?: string;
}

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

/** The texts of an option that may be repeated, or of a list in a config file. */
export function toTexts(setting: Setting, expected: string, isSecret = false): string[] {
  const list: readonly unknown[] = [setting.value].flat();
  return list.map((item) => {
    if (isText(item) && item !== '') return item;
    throw invalid(setting, expected, isSecret);
  });
}

export function toPatterns(setting: Setting): readonly string[] {
  return toTexts(setting, 'a pattern or a list of patterns');
}

/** An absolute path. */
export function toPath(setting: Setting, expected = 'a path', pattern = /./): string {
  return path.resolve(setting.directory, toText(setting, expected, pattern));
}

/** Creates a parser of one of several words. */
export function toChoice<Choice extends string>(
  ...choices: readonly Choice[]
): (setting: Setting) => Choice {
  return (setting) => {
    const choice = choices.find((each) => each === setting.value);
    if (choice !== undefined) return choice;
    throw invalid(setting, choices.join(' or '));
  };
}

/** A number, also written as a text, for which `isValid` is true. */
export function toNumber(
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

/** The number of a port; 0, where it is allowed, lets the system choose one. */
export function toPort(setting: Setting, least = 1): number {
  return toNumber(setting, 'the number of a port, such as 3000', (port) => {
    return Number.isInteger(port) && port >= least && port <= 65_535;
  });
}

/**
 * Reads a JSON file. Messages have the place of a mistake, but no text of the file: a config file may
 * contain a password.
 *
 * @param file - Absolute.
 * @param what - Its description in messages: `the file of --config`.
 */
export function readJsonFile(file: string, what: string): unknown {
  let text = '';
  try {
    text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
    parseJson(text);
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof JsonError) {
      const {line, column} = lineAndColumn(text, error.at);
      throw new CommandError(
        `${file}:${line}:${column}: This is not JSON: ${error.message}`,
      );
    }
    const {code} = error as NodeJS.ErrnoException;
    const reason = code === 'ENOENT' ? 'does not exist' : `cannot be read (${code})`;
    throw new CommandError(`${file}, ${what}, ${reason}.`);
  }
}
