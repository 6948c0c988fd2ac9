import {parseArgs} from 'node:util';
import {nearestName} from 'graphql-api-model';
import {ENTRIES, toHint, toName, type OptionKey} from './options';
import {CommandError} from './runCommand';
import type {Setting} from './values';

/** The settings of a command line or a config file. */
export type Settings = Readonly<Partial<Record<OptionKey, Setting>>>;

/** Where a command was run, and under which name. */
export interface CommandLine {
  /** Absolute; paths are relative to it. */
  readonly directory: string;
  /** The words before the arguments, such as `graphql-reference build`. */
  readonly program: string;
}

const FLAGS = ENTRIES.filter(([key]) => key !== 'schema');
const NAMES = FLAGS.map(([key]) => toName(key));
const PARSE_OPTIONS = Object.fromEntries(
  FLAGS.map(([key, {value, isList = false}]) => [
    toName(key),
    {
      type: value === undefined ? ('boolean' as const) : ('string' as const),
      multiple: isList,
      ...(key === 'help' && {short: 'h'}),
    },
  ]),
);

/** The settings of a command line. Throws CommandError for unknown options and missing values. */
export function parseFlags(
  args: readonly string[],
  {directory, program}: CommandLine,
): Settings {
  const hint = toHint(program);
  const {values, positionals} = parse(args, hint);
  const flags = Object.entries({
    ...values,
    ...(positionals.length > 0 && {schema: positionals}),
  }).map(([name, value]) => [
    ENTRIES.find(([key]) => toName(key) === name)?.[0],
    {value, name: name === 'schema' ? 'The schema' : `--${name}`, directory, hint},
  ]);
  return Object.fromEntries(flags) as Settings;
}

function parse(args: readonly string[], hint: string) {
  try {
    return parseArgs({args: [...args], options: PARSE_OPTIONS, allowPositionals: true});
  } catch (error) {
    const {code, message} = error as NodeJS.ErrnoException;
    const problem =
      code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION' ? describeUnknown(args) : message;
    throw new CommandError(`${problem}\n\n${hint}`);
  }
}

function describeUnknown(args: readonly string[]): string {
  // A value may be a secret: `--header=A: b`, `-HA: b`.
  const written = args.map((arg) => arg.replace(/(?<=^-[^-]).*|=.*/s, ''));
  const unknown = written.find(
    (arg) => /^-./.test(arg) && arg !== '-h' && !NAMES.includes(arg.slice(2)),
  );
  const nearest = nearestName(unknown?.replace(/^-+/, '') ?? '', NAMES);
  const advice = nearest === undefined ? '' : ` Did you mean "--${nearest}"?`;
  return `There is no option "${unknown}".${advice}`;
}
