import {parseArgs} from 'node:util';
import {nearestName} from 'graphql-api-model';
import type {MarkdownFormat} from '../markdown/parseMarkdown';
import {SCALAR_FORMATS, type ScalarFormat} from '../sample/forms';

export const USAGE = `Usage: graphql-samples check <file or "glob">… --schema <file, folder or "glob">

  --schema <path>        what samples are checked against; "name=path" for one of several
  --folder <name=path>   a folder whose files belong to the schema of that name
  --scalar <Name=format> how a custom scalar is written in JSON: ${SCALAR_FORMATS.join(', ')}
  --format <md|mdx>      how every file is read (default: by the end of its name)
  --descriptions         check the descriptions of the schema, too
  --lenient              what a schema says twice is a warning; the first one counts
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
  readonly format?: MarkdownFormat;
  readonly descriptions: boolean;
  readonly lenient: boolean;
}

/** A command line that cannot be carried out. */
export class UsageError extends Error {}

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
    ...(values.format !== undefined && {format: toFormat(values.format)}),
    descriptions: values.descriptions,
    lenient: values.lenient,
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
        format: {type: 'string'},
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

function toFormat(text: string): MarkdownFormat {
  if (text === 'md' || text === 'mdx') return text;
  throw new UsageError(`There is no format "${text}". Write md or mdx.`);
}
