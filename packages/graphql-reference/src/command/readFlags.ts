import {parseArgs} from 'node:util';
import {nearestName} from 'graphql-api-model';
import {FLAGS, toHint, toWritten, type Flag} from './flags';
import {CommandError} from './runCommand';
import type {Setting, Settings} from './settings';

/** Where a command line was typed, and under which name. */
export interface CommandLine {
  /** Absolute; what paths are relative to. */
  readonly directory: string;
  /** What the user wrote before the arguments, such as `graphql-reference build`. */
  readonly program: string;
}

const OPTIONS = Object.fromEntries(
  FLAGS.map(({name, value}) => [
    name,
    {type: value === undefined ? ('boolean' as const) : ('string' as const)},
  ]),
);

/**
 * What stands on a command line, by the name of the option; the sources are `schema`.
 *
 * @throws CommandError for an option that there is not, and a value that is missing or too much.
 */
export function readFlags(args: readonly string[], line: CommandLine): Settings {
  const {tokens} = parseArgs({
    args: args.map((arg) => (arg === '-h' ? '--help' : arg)),
    options: OPTIONS,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const hint = toHint(line.program);
  const settings = new Map<string, Setting>();
  const set = (key: string, name: string, value: unknown): void => {
    settings.set(key, {value, name, directory: line.directory, hint});
  };
  const add = (key: string, name: string, value: string): void => {
    const known = settings.get(key)?.value as readonly string[] | undefined;
    set(key, name, [...(known ?? []), value]);
  };
  for (const token of tokens) {
    if (token.kind === 'positional') add('schema', 'The schema', token.value);
    if (token.kind !== 'option') continue;
    const flag = findFlag(token.name, token.rawName, hint);
    const value = readValue(flag, token, hint);
    if (flag.isList) add(flag.name, token.rawName, String(value));
    else set(flag.name, token.rawName, value);
  }
  return settings;
}

function findFlag(name: string, written: string, hint: string): Flag {
  const flag = FLAGS.find((each) => each.name === name);
  if (flag && written.startsWith('--')) return flag;
  const nearest = nearestName(
    name,
    FLAGS.map((each) => each.name),
  );
  const advice = nearest === undefined ? '' : ` Did you mean "--${nearest}"?`;
  throw new CommandError(`There is no option "${written}".${advice}\n\n${hint}`);
}

function readValue(
  flag: Flag,
  {
    value,
    inlineValue,
  }: {readonly value: string | undefined; readonly inlineValue: boolean | undefined},
  hint: string,
): string | true {
  if (flag.value === undefined) {
    if (value === undefined) return true;
    throw new CommandError(
      `--${flag.name} takes no value. Write it alone: --${flag.name}\n\n${hint}`,
    );
  }
  // What begins with dashes is the option that follows, unless "=" says otherwise.
  if (value === undefined || (inlineValue !== true && value.startsWith('--'))) {
    throw new CommandError(
      `--${flag.name} has no value. Write ${toWritten(flag)}\n\n${hint}`,
    );
  }
  return value;
}
