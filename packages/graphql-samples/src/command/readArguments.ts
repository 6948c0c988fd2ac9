import {parseArgs} from 'node:util';
import {nearestName} from 'graphql-api-model';
import type {MarkdownFormat} from '../markdown/parseMarkdown';
import type {NamesRule} from '../mention/readMention';
import {SCALAR_FORMATS, type ScalarFormat} from '../sample/forms';
import type {BlockStrictness} from '../sample/types';
import {readChoice} from './readChoice';
import {UsageError} from './UsageError';

export const USAGE = `Usage: graphql-samples check <file or "glob">… --schema <file, folder or "glob">

  --schema <path>        what samples are checked against; "name=path" for one of several
  --folder <name=path>   a folder whose files belong to the schema of that name
  --scalar <Name=format> how a custom scalar is written in JSON: ${SCALAR_FORMATS.join(', ')}
  --syntax <md|mdx>      how every file is read (default: by the end of its name)
  --descriptions         check the descriptions of the schema, too
  --names <rule>         "closed": each name in inline code must exist; "known" (default)
  --blocks <rule>        "closed": each block must be checked or say why not; "known" (default)
  --numbers <rule>       "closed": each number in prose must be a fact; "known" (default)
  --limits <rule>        "described": values keep the limits of descriptions; "off" (default)
  --vocabulary <file>    the names and facts that texts may use; what none uses is an error
  --lenient              what a schema says twice is a warning; the first one counts
  --format <format>      of the report: "text" (default), "json" or "sarif"
  --help                 show this

Exit code: 0 if all fits, 1 if not, 2 if the command could not do its work.`;

/** The schema whose name nobody gave. */
const DEFAULT = 'default';

interface NamedSource {
  readonly name: string;
  readonly schema: readonly string[];
  readonly folders: readonly string[];
}

/** What the command line asks for. */
export interface CheckArguments {
  readonly patterns: readonly string[];
  readonly sources: readonly NamedSource[];
  readonly scalars: Readonly<Record<string, ScalarFormat>>;
  readonly syntax?: MarkdownFormat;
  readonly descriptions: boolean;
  readonly rules: Rules;
  readonly vocabulary?: string;
  readonly lenient: boolean;
  readonly format: ReportFormat;
}

/** How strict the check is, whatever the schema. */
interface Rules {
  readonly names: NamesRule;
  readonly blocks: BlockStrictness;
  readonly numbers: NamesRule;
  readonly limits?: 'described';
}

const WORLDS = ['closed', 'known'] as const;
const LIMITS = ['described', 'off'] as const;
const SYNTAXES = ['md', 'mdx'] as const;
const FORMATS = ['text', 'json', 'sarif'] as const;

/** How the report is written. */
export type ReportFormat = (typeof FORMATS)[number];

/** Reads the command line; `help` when that is what it asks for. Throws UsageError. */
export function readArguments(args: readonly string[]): CheckArguments | 'help' {
  const {values, positionals} = parse(args);
  if (values.help) return 'help';
  const [command, ...patterns] = positionals;
  if (command !== 'check') {
    throw new UsageError(
      command === undefined
        ? 'No command is named.'
        : `There is no command "${command}". Write "check".`,
    );
  }
  if (patterns.length === 0) throw new UsageError('No file is named.');
  return {
    patterns,
    sources: toSources(values.schema, values.folder),
    scalars: Object.fromEntries(values.scalar.map(toScalar)),
    ...(values.syntax !== undefined && {
      syntax: readChoice('syntax', values.syntax, SYNTAXES),
    }),
    descriptions: values.descriptions,
    rules: toRules(values),
    ...(values.vocabulary !== undefined && {vocabulary: values.vocabulary}),
    lenient: values.lenient,
    format: readChoice('format', values.format, FORMATS),
  };
}

function toRules({
  names,
  blocks,
  numbers,
  limits,
  vocabulary,
}: Readonly<Record<keyof Rules, string>> & {readonly vocabulary?: string}): Rules {
  if (numbers === 'closed' && vocabulary === undefined) {
    throw new UsageError(
      'The option "--numbers closed" needs "--vocabulary", which holds the facts.',
    );
  }
  return {
    names: readChoice('names', names, WORLDS),
    blocks: readChoice('blocks', blocks, WORLDS),
    numbers: readChoice('numbers', numbers, WORLDS),
    ...(readChoice('limits', limits, LIMITS) === 'described' && {limits: 'described'}),
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        schema: {type: 'string', multiple: true, default: []},
        folder: {type: 'string', multiple: true, default: []},
        scalar: {type: 'string', multiple: true, default: []},
        syntax: {type: 'string'},
        names: {type: 'string', default: 'known'},
        blocks: {type: 'string', default: 'known'},
        numbers: {type: 'string', default: 'known'},
        limits: {type: 'string', default: 'off'},
        vocabulary: {type: 'string'},
        format: {type: 'string', default: 'text'},
        descriptions: {type: 'boolean', default: false},
        lenient: {type: 'boolean', default: false},
        help: {type: 'boolean', default: false},
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function toSources(
  schemas: readonly string[],
  folders: readonly string[],
): readonly NamedSource[] {
  if (schemas.length === 0) throw new UsageError('No schema is named.');
  const paths = schemas.map((text): Pair => splitName(text) ?? [DEFAULT, text]);
  const names = [...new Set(paths.map(([name]) => name))];
  const pairs = folders.map((text) => {
    const pair = splitName(text);
    if (!pair) throw new UsageError(`The folder "${text}" is not written name=path.`);
    if (!names.includes(pair[0])) {
      throw new UsageError(
        `The folder "${text}" names no schema. There is ${names.join(', ')}.`,
      );
    }
    return pair;
  });
  return names.map((name) => ({
    name,
    schema: pathsOf(name, paths),
    folders: pathsOf(name, pairs),
  }));
}

type Pair = readonly [name: string, value: string];

function pathsOf(name: string, pairs: readonly Pair[]): readonly string[] {
  return pairs.filter(([own]) => own === name).map(([, path]) => path);
}

/** `name=value` in two; undefined where there is no name. */
function splitName(text: string): Pair | undefined {
  const [, name, value] = /^([\w-]+)=(.+)$/s.exec(text) ?? [];
  return name !== undefined && value !== undefined ? [name, value] : undefined;
}

function toScalar(text: string): readonly [string, ScalarFormat] {
  const pair = splitName(text);
  const format = SCALAR_FORMATS.find((known) => known === pair?.[1]);
  if (pair && format) return [pair[0], format];
  const near = pair && nearestName(pair[1], SCALAR_FORMATS);
  const hint =
    near === undefined
      ? `Write one of ${SCALAR_FORMATS.join(', ')}.`
      : `Did you mean "${near}"?`;
  throw new UsageError(`The scalar "${text}" is not written Name=format. ${hint}`);
}
