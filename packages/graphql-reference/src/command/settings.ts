import {CommandError} from './runCommand';

/** What somebody wrote for an option, on the command line or in a file. */
export interface Setting {
  readonly value: unknown;
  /** How messages call it: `--title`, or `"title" in api.json`. */
  readonly name: string;
  /** Absolute; what a path in it is relative to. */
  readonly directory: string;
  /** What stands below a message about it. */
  readonly hint?: string;
}

/** By the name of the option. */
export type Settings = ReadonlyMap<string, Setting>;

/** An error that names the setting, its value unless that is secret, and what to write instead. */
export function mistake(
  {value, name, hint}: Setting,
  expected: string,
  isSecret = false,
): CommandError {
  const found = isSecret
    ? `${name} cannot be read`
    : `${name} cannot be ${JSON.stringify(value)}`;
  return new CommandError(
    `${found}. Write ${expected}.${hint === undefined ? '' : `\n\n${hint}`}`,
  );
}

export function readText(setting: Setting, expected = 'a text'): string {
  const {value} = setting;
  if (typeof value !== 'string' || value === '') throw mistake(setting, expected);
  return value;
}

export function readTexts(
  setting: Setting,
  expected = 'a text or a list of texts',
): readonly string[] {
  const list: readonly unknown[] = [setting.value].flat();
  const isText = (item: unknown): item is string =>
    typeof item === 'string' && item !== '';
  if (!list.every(isText)) throw mistake(setting, expected);
  return list;
}

export function readSwitch(setting: Setting | undefined): boolean {
  if (setting === undefined) return false;
  if (typeof setting.value !== 'boolean') throw mistake(setting, 'true or false');
  return setting.value;
}

/** A number, be it written as a text, between two others. */
export function readNumber(
  setting: Setting,
  {least, most, expected}: {least: number; most: number; expected: string},
): number {
  const {value} = setting;
  const isWritten = typeof value === 'string' && /^\d+(?:\.\d+)?$/.test(value);
  const number = isWritten ? Number(value) : value;
  if (typeof number !== 'number' || !(number >= least && number <= most)) {
    throw mistake(setting, expected);
  }
  return number;
}
