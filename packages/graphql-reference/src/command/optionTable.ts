import type {Setting} from './values';

/** An option of a command line; the key of each is its name in a config file. */
export interface Option {
  /** How the arguments without a name are written; one option of a command has it. */
  readonly positional?: string;
  /** Its value in the usage; a switch has none. */
  readonly value?: string;
  /** True for an option that may be repeated. */
  readonly isList?: true;
  readonly text: string;
  readonly default?: string;
  /** Throws CommandError for a value that is not valid. */
  readonly parse: (setting: Setting) => unknown;
}

/** The options of a command by their keys, in the order of `--help` and of the README. */
export type OptionTable = Readonly<Record<string, Option>>;

/** What must be set, or has a default. */
type Present<Table extends OptionTable> = {
  [Key in keyof Table]: Table[Key] extends {default: string} | {positional: string}
    ? Key
    : never;
}[keyof Table];

/** The parsed values. What nobody set is missing. */
export type OptionValues<Table extends OptionTable> = {
  readonly [Key in Present<Table>]: ReturnType<Table[Key]['parse']>;
} & {
  readonly [Key in Exclude<keyof Table, Present<Table>>]?: ReturnType<
    Table[Key]['parse']
  >;
};

/** `baseUrl` as the name of an option: `base-url`. */
export function toName(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** How an option is written: `--out <folder>`. */
export function toWritten([key, {positional, value}]: readonly [string, Option]): string {
  if (positional !== undefined) return positional;
  return value === undefined ? `--${toName(key)}` : `--${toName(key)} ${value}`;
}

function toUsage(program: string, options: OptionTable): string {
  const {positional = ''} = Object.values(options).find((each) => each.positional) ?? {};
  return `Usage: ${program} ${positional} [options]`;
}

/** The text of `--help`. */
export function toHelp(program: string, options: OptionTable): string {
  const entries = Object.entries(options);
  const width = Math.max(...entries.map((entry) => toWritten(entry).length));
  const lines = entries.map((entry) => {
    const [, {text, default: value}] = entry;
    const end = value === undefined ? '' : ` (default: ${value})`;
    return `  ${toWritten(entry).padEnd(width)}  ${text}${end}`;
  });
  return `${toUsage(program, options)}\n\n${lines.join('\n')}`;
}

/** The end of a message about a wrong command line. */
export function toHint(program: string, options: OptionTable): string {
  return `${toUsage(program, options)}\nOptions: ${program} --help`;
}
