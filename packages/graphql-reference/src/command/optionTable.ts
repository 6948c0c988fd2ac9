import type {Setting} from './values';

/** The longest line of `--help`. */
const WIDTH = 100;

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

/** A command, as its help describes it. */
export interface Command<Table extends OptionTable = OptionTable> {
  readonly options: Table;
  /** What it does, in one sentence. */
  readonly text: string;
  /** The arguments of an example. */
  readonly example: string;
  /** What is wrong without its arguments. */
  readonly missing: string;
}

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

/** A text of `--help` in lines, which all but the first begin with spaces. */
function wrap(text: string, indent: number): string {
  const lines = text.match(new RegExp(`.{1,${WIDTH - indent}}(?: |$)`, 'g')) ?? [];
  return lines.map((line) => line.trimEnd()).join(`\n${' '.repeat(indent)}`);
}

/** Names with their texts, in two columns. */
function toColumns(rows: readonly (readonly [name: string, text: string])[]): string {
  const width = Math.max(...rows.map(([name]) => name.length)) + 4;
  return rows
    .map(([name, text]) => `  ${name}`.padEnd(width) + wrap(text, width))
    .join('\n');
}

/** The text of `--help` for a command. */
export function toHelp(program: string, {options, text, example}: Command): string {
  const rows = Object.entries(options).map((entry) => {
    const [, {text: about, default: value}] = entry;
    const end = value === undefined ? '' : ` (default: ${value})`;
    return [toWritten(entry), about + end] as const;
  });
  return [
    toUsage(program, options),
    wrap(text, 0),
    `Example: ${program} ${example}`,
    toColumns(rows),
  ].join('\n\n');
}

/** The text of `--help` for a program with commands. */
export function toOverview(
  program: string,
  commands: Readonly<Record<string, Command>>,
): string {
  const rows = Object.entries(commands).flatMap(([name, {text, example}]) => [
    [name, text] as const,
    ['', `${program} ${name} ${example}`] as const,
  ]);
  return [
    `Usage: ${program} <command> [options]`,
    toColumns(rows),
    `"build" can be omitted: ${program} schema.graphql\nOptions of a command: ${program} <command> --help`,
  ].join('\n\n');
}

/** The end of a message about a wrong command line. */
export function toHint(program: string, options: OptionTable): string {
  return `${toUsage(program, options)}\nOptions: ${program} --help`;
}
