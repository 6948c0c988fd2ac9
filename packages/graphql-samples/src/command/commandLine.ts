import {existsSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {adviseOnName, nearestName} from 'graphql-api-model';
import {CommandError, describeError} from './CommandError';
import {invalid, readJsonFile, toPath, type Setting} from './values';

/** The longest line of `--help`. */
const WIDTH = 100;

/** An option of a command; the key of each is its name in a config file. */
export interface Option {
  /** How the arguments without a name are written; one option of a command has it. */
  readonly positional?: string;
  /** Its value in the usage; a switch has none. */
  readonly value?: string;
  /** True for an option that may be repeated. */
  readonly isList?: true;
  readonly text: string;
  readonly default?: string;
  /** What is wrong without it, for an option that is required. */
  readonly missing?: string;
  /** Throws CommandError for a value that is not valid; a switch needs none. */
  readonly parse?: (setting: Setting) => unknown;
}

/** The options of a command by their keys, in the order of `--help` and of the README. */
export type OptionTable = Readonly<Record<string, Option>>;

type OptionValue<Each extends Option> = Each extends {
  readonly parse: (setting: Setting) => infer Value;
}
  ? Value
  : Each extends {readonly text: string; readonly parse?: never}
    ? boolean
    : unknown;

/** What must be set, or has a default. */
type Present<Table extends OptionTable> = {
  [Key in keyof Table]: Table[Key] extends {default: string} | {missing: string}
    ? Key
    : never;
}[keyof Table];

/** The parsed values. What nobody set is missing. */
export type OptionValues<Table extends OptionTable> = {
  readonly [Key in Present<Table>]: OptionValue<Table[Key]>;
} & {
  readonly [Key in Exclude<keyof Table, Present<Table>>]?: OptionValue<Table[Key]>;
};

/** The settings of a command line and of the config file that it names. */
export type Settings<Table extends OptionTable = OptionTable> = Readonly<
  Partial<Record<keyof Table | 'help', Setting>>
>;

/** Where a command was run, and under which name. */
export interface CommandLine {
  /** Absolute; paths are relative to it. */
  readonly directory: string;
  /** The words before the arguments, such as `graphql-reference build`. */
  readonly program: string;
}

/** A command, as its help describes it. */
export interface Command<Table extends OptionTable = OptionTable> {
  readonly options: Table;
  /** What it does, in one sentence. */
  readonly text: string;
  /** The arguments of an example. */
  readonly example: string;
  /** The exit code if it fails: 1. */
  readonly failure?: number;
  /** Returns the exit code. */
  run(
    values: OptionValues<Table>,
    line: CommandLine & {readonly settings: Settings<Table>},
  ): number | Promise<number>;
}

/** Commands under one name. */
export interface Program {
  readonly name: string;
  readonly commands: Readonly<Record<string, Command>>;
  /** The command whose name can be left out. */
  readonly defaultCommand?: string;
  /** Logged for `--version`. */
  readonly version?: string;
  /** The exit code without a command: 1. */
  readonly failure?: number;
}

/** Every command has it. */
const HELP = {help: {text: 'Logs these options'}} as const satisfies OptionTable;

/** `baseUrl` as the name of an option: `base-url`. */
function toName(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** How an option is written: `--out <folder>`. */
function toWritten([key, {positional, value}]: readonly [string, Option]): string {
  if (positional !== undefined) return positional;
  return value === undefined ? `--${toName(key)}` : `--${toName(key)} ${value}`;
}

/** The options of a command as `--help` and the README list them, each with how it is written. */
export function listOptions(
  options: OptionTable,
): readonly (readonly [written: string, option: Option])[] {
  return Object.entries({...options, ...HELP}).map((entry: readonly [string, Option]) => [
    toWritten(entry),
    entry[1],
  ]);
}

function toUsage(program: string, options: OptionTable): string {
  const named = Object.entries(options).filter(
    ([, each]) => each.missing ?? each.positional,
  );
  return ['Usage:', program, ...named.map(toWritten), '[options]'].join(' ');
}

/** The end of a message about a wrong command line. */
function toHint(program: string, options: OptionTable): string {
  return `${toUsage(program, options)}\nOptions: ${program} --help`;
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
function toHelp(program: string, {options, text, example}: Command): string {
  const rows = listOptions(options).map(([written, {text: about, default: value}]) => {
    const end = value === undefined ? '' : ` (default: ${value})`;
    return [written, about + end] as const;
  });
  return [
    toUsage(program, options),
    wrap(text, 0),
    `Example: ${program} ${example}`.trimEnd(),
    toColumns(rows),
  ].join('\n\n');
}

/** The text of `--help` for a program with commands. */
function toOverview({name: program, commands, defaultCommand, version}: Program): string {
  const [only, ...others] = Object.entries(commands);
  if (only && others.length === 0) return toHelp(`${program} ${only[0]}`, only[1]);
  const rows = Object.entries(commands).flatMap(([name, {text, example}]) => [
    [name, text] as const,
    ['', `${program} ${name} ${example}`.trimEnd()] as const,
  ]);
  const notes = [
    defaultCommand &&
      `"${defaultCommand}" can be omitted: ${program} ${commands[defaultCommand]?.example}`,
    `Options of a command: ${program} <command> --help`,
    version && `Version: ${program} --version`,
  ];
  return [
    `Usage: ${program} <command> [options]`,
    toColumns(rows),
    notes.filter(Boolean).join('\n'),
  ].join('\n\n');
}

/** Parses arguments and reads the config file that `--config` names. Throws CommandError. */
export function loadSettings<Table extends OptionTable>(
  args: readonly string[],
  {directory, program}: CommandLine,
  options: Table,
): Settings<Table> {
  const hint = toHint(program, options);
  const keys = Object.keys({...options, ...HELP});
  const positional = keys.find((key) => options[key]?.positional !== undefined) ?? '';
  const {values, positionals} = parseFlags(args, options, hint);
  const flags = Object.entries({
    ...values,
    ...(positionals.length > 0 && {
      [positional]:
        options[positional]?.isList || positionals.length > 1
          ? positionals
          : positionals[0],
    }),
  }).map(([name, value]) => [
    keys.find((key) => toName(key) === name),
    {value, name: name === positional ? `The ${name}` : `--${name}`, directory, hint},
  ]);
  const settings = Object.fromEntries(flags) as Settings<Table>;
  const {config} = settings;
  return config && !settings.help
    ? {...readConfigFile(config, options), ...settings}
    : settings;
}

function parseFlags(args: readonly string[], options: OptionTable, hint: string) {
  const flags = Object.fromEntries(
    Object.entries({...options, ...HELP} as OptionTable)
      .filter(([, {positional}]) => positional === undefined)
      .map(([key, {value, isList = false}]) => [
        toName(key),
        {
          type: value === undefined ? ('boolean' as const) : ('string' as const),
          multiple: isList,
          ...(key === 'help' && {short: 'h'}),
        },
      ]),
  );
  const allowPositionals = Object.values(options).some(({positional}) => positional);
  try {
    return parseArgs({args: [...args], options: flags, allowPositionals});
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
    (arg) => /^-./.test(arg) && arg !== '-h' && !names.includes(arg.slice(2)),
  );
  const nearest = nearestName(unknown?.replace(/^-+/, '') ?? '', names);
  const advice = nearest === undefined ? '' : ` Did you mean "--${nearest}"?`;
  return `There is no option "${unknown}".${advice}`;
}

/** The settings of a config file, in which paths are relative to it. */
function readConfigFile(config: Setting, options: OptionTable): Settings {
  const file = toPath(config, 'the path of a .json file', /\.json$/);
  const content = readJsonFile(file, 'the file of --config');
  if (typeof content !== 'object' || content === null || Array.isArray(content)) {
    throw new CommandError(
      `${file} contains no options. Write an object, such as {"schema": "api.graphql", "title": "My API"}.`,
    );
  }
  const directory = path.dirname(file);
  const name = path.relative(config.directory, file).split(path.sep).join('/');
  const keys = Object.keys(options).filter((key) => key !== 'config');
  const settings = Object.entries(content as Readonly<Record<string, unknown>>).map(
    ([key, value]) => {
      if (!keys.includes(key)) {
        const advice = adviseOnName(key, keys, `The keys are: ${keys.join(', ')}.`);
        throw new CommandError(`${file} has the unknown key "${key}". ${advice}`);
      }
      return [key, {value, name: `"${key}" in ${name}`, directory, isConfigured: true}];
    },
  );
  return Object.fromEntries(settings) as Settings;
}

/** Parses each setting, or the default of its option. Throws CommandError for what is wrong or missing. */
export function parseSettings<Table extends OptionTable>(
  settings: Settings<Table>,
  {directory, program}: CommandLine,
  options: Table,
): OptionValues<Table> {
  const values = Object.entries(options).flatMap(
    ([key, {parse = toSwitch, default: value, missing}]) => {
      const fallback = value && {value, name: toName(key), directory};
      const setting = settings[key] ?? fallback;
      if (setting) return [[key, parse(setting)]];
      if (missing === undefined) return [];
      throw new CommandError(`${missing}\n\n${toHint(program, options)}`);
    },
  );
  return Object.fromEntries(values) as OptionValues<Table>;
}

function toSwitch(setting: Setting): boolean {
  if (typeof setting.value === 'boolean') return setting.value;
  throw invalid(setting, 'true or false');
}

/** Runs a command, and returns its exit code. Logs its help, or what is wrong. */
export async function runCommandLine<Table extends OptionTable>(
  args: readonly string[],
  line: CommandLine,
  command: Command<Table>,
): Promise<number> {
  const {options, failure = 1} = command;
  try {
    const settings = loadSettings(args, line, options);
    if (!settings.help) {
      const values = parseSettings(settings, line, options);
      return await command.run(values, {...line, settings});
    }
    console.log(toHelp(line.program, command));
    return 0;
  } catch (error) {
    console.error(describeError(error) ?? error);
    return failure;
  }
}

/** Runs the command of a program that the first argument names, and returns its exit code. */
export async function runProgram(
  args: readonly string[],
  directory: string,
  program: Program,
): Promise<number> {
  const {name, commands, defaultCommand, version, failure = 1} = program;
  const [first = '', ...rest] = args;
  const run = (command: string, own: readonly string[]): Promise<number> =>
    runCommandLine(own, {directory, program: `${name} ${command}`}, commands[command]!);
  if (version !== undefined && args.some((arg) => /^(?:-v|--version)$/.test(arg))) {
    console.log(version);
    return 0;
  }
  if (Object.hasOwn(commands, first)) return run(first, rest);
  if (/^(?:-h|--help|help)$/.test(first)) {
    console.log(toOverview(program));
    return 0;
  }
  // A word that is neither a command nor a path is a command with a mistake.
  const isWord = /^\w[\w-]*$/.test(first) && !existsSync(path.resolve(directory, first));
  if (defaultCommand !== undefined && first !== '' && !isWord)
    return run(defaultCommand, args);
  console.error(`${describeMistake(first, program)}\n\n${toOverview(program)}`);
  return failure;
}

function describeMistake(word: string, {commands, defaultCommand}: Program): string {
  const names = Object.keys(commands);
  const quoted = names.map((name) => `"${name}"`);
  if (defaultCommand !== undefined)
    quoted.push(`or the arguments of "${defaultCommand}"`);
  const advice = `Write ${quoted.join(', ')}.`;
  return word === ''
    ? `No command is named. ${advice}`
    : `There is no command "${word}". ${adviseOnName(word, names, advice)}`;
}
