import {parseArgs} from 'node:util';
import {nearestName} from 'graphql-api-model/words';
import {toHint, toName, type OptionTable} from './optionTable';
import {CommandError} from './runCommand';
import type {Setting} from './values';

/** The settings of a command line or a config file. */
export type Settings<Table extends OptionTable> = Readonly<
  Partial<Record<keyof Table, Setting>>
>;

/** Where a command was run, and under which name. */
export interface CommandLine {
  /** Absolute; paths are relative to it. */
  readonly directory: string;
  /** The words before the arguments, such as `graphql-reference build`. */
  readonly program: string;
}

/** The settings of a command line. Throws CommandError for unknown options and missing values. */
export function parseFlags<Table extends OptionTable>(
  args: readonly string[],
  {directory, program}: CommandLine,
  options: Table,
): Settings<Table> {
  const hint = toHint(program, options);
  const keys = Object.keys(options);
  const positional = keys.find((key) => options[key]?.positional !== undefined) ?? '';
  const {values, positionals} = parse(args, options, hint);
  const flags = Object.entries({
    ...values,
    ...(positionals.length > 0 && {[positional]: positionals}),
  }).map(([name, value]) => [
    keys.find((key) => toName(key) === name),
    {value, name: name === positional ? `The ${name}` : `--${name}`, directory, hint},
  ]);
  return Object.fromEntries(flags) as Settings<Table>;
}

function parse(args: readonly string[], options: OptionTable, hint: string) {
  const flags = Object.fromEntries(
    Object.entries(options)
      .filter(([, {positional}]) => positional === undefined)
      .map(([key, {value, isList = false}]) => [
        toName(key),
        {
          type: value === undefined ? ('boolean' as const) : ('string' as const),
          multiple: isList,
          ...(['help', 'version'].includes(key) && {short: key.charAt(0)}),
        },
      ]),
  );
  try {
    return parseArgs({args: [...args], options: flags, allowPositionals: true});
  } catch (error) {
    const {code, message} = error as NodeJS.ErrnoException;
    const names = Object.keys(flags);
    const problem =
      code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION' ? describeUnknown(args, names) : message;
    throw new CommandError(`${problem}\n\n${hint}`);
  }
}

function describeUnknown(args: readonly string[], names: readonly string[]): string {
  // A value may be a secret: `--header=A: b`, `-HA: b`.
  const written = args.map((arg) => arg.replace(/(?<=^-[^-]).*|=.*/s, ''));
  const unknown = written.find(
    (arg) => /^-./.test(arg) && !/^-[hv]$/.test(arg) && !names.includes(arg.slice(2)),
  );
  const nearest = nearestName(unknown?.replace(/^-+/, '') ?? '', names);
  const advice = nearest === undefined ? '' : ` Did you mean "--${nearest}"?`;
  return `There is no option "${unknown}".${advice}`;
}
