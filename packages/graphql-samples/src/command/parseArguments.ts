import {parseArgs} from 'node:util';
import {nearestName} from 'graphql-api-model';
import {SCALAR_FORMATS, type ScalarFormat} from '../samples/scalars';
import {UsageError} from './UsageError';

export const USAGE = `Usage: graphql-samples check <file or "glob">… --schema <file, folder or "glob">

  --schema <path>        the schema to check against; several files are one schema
  --scalar <Name=format> the format of a custom scalar in JSON: ${SCALAR_FORMATS.join(', ')}
  --syntax <md|mdx>      the syntax of all files (default: by the end of the name)
  --descriptions         check the descriptions of the schema, too
  --strict               each name in inline code must exist, each block must be checked or marked
  --known-names <file>   a text file with the names that --strict permits, one a line
  --lenient              a repeated definition of the schema is a warning; the first one counts
  --format <text|json>   the format of the report (default: text)
  --help                 print this text

Exit code: 0 without errors, 1 with errors, 2 if the command fails.`;

/** The parsed command line. */
export interface CheckArguments {
  readonly patterns: readonly string[];
  readonly schema: readonly string[];
  readonly scalars: Readonly<Record<string, ScalarFormat>>;
  readonly syntax?: 'md' | 'mdx';
  readonly descriptions: boolean;
  readonly strict: boolean;
  readonly knownNames?: string;
  readonly lenient: boolean;
  readonly format: 'text' | 'json';
}

/** Parses the command line; returns `help` for `--help`. Throws UsageError. */
export function parseArguments(args: readonly string[]): CheckArguments | 'help' {
  const {values, positionals} = parse(args);
  if (values.help) return 'help';
  const [command, ...patterns] = positionals;
  if (command !== 'check') {
    throw new UsageError(
      command === undefined
        ? 'The command is missing. Write "check".'
        : `There is no command "${command}". Write "check".`,
    );
  }
  if (patterns.length === 0) throw new UsageError('The files are missing.');
  const {schema, syntax, 'known-names': knownNames} = values;
  if (schema.length === 0) throw new UsageError('The option "--schema" is missing.');
  return {
    patterns,
    schema,
    scalars: Object.fromEntries(values.scalar.map(toScalar)),
    ...(syntax !== undefined && {syntax: toChoice('syntax', syntax, ['md', 'mdx'])}),
    descriptions: values.descriptions,
    strict: values.strict,
    ...(knownNames !== undefined && {knownNames}),
    lenient: values.lenient,
    format: toChoice('format', values.format, ['text', 'json']),
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        schema: {type: 'string', multiple: true, default: []},
        scalar: {type: 'string', multiple: true, default: []},
        syntax: {type: 'string'},
        format: {type: 'string', default: 'text'},
        'known-names': {type: 'string'},
        strict: {type: 'boolean', default: false},
        descriptions: {type: 'boolean', default: false},
        lenient: {type: 'boolean', default: false},
        help: {type: 'boolean', default: false},
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function toChoice<Choice extends string>(
  option: string,
  text: string,
  choices: readonly Choice[],
): Choice {
  const choice = choices.find((known) => known === text);
  if (choice !== undefined) return choice;
  throw new UsageError(
    `The option "--${option}" cannot be "${text}". Write ${choices.join(' or ')}.`,
  );
}

function toScalar(text: string): readonly [string, ScalarFormat] {
  const [, name, written] = /^([\w-]+)=(.+)$/s.exec(text) ?? [];
  const format = SCALAR_FORMATS.find((known) => known === written);
  if (name !== undefined && format) return [name, format];
  const near = written === undefined ? undefined : nearestName(written, SCALAR_FORMATS);
  const hint =
    near === undefined
      ? `Write one of ${SCALAR_FORMATS.join(', ')}.`
      : `Did you mean "${near}"?`;
  throw new UsageError(`The scalar "${text}" must be written Name=format. ${hint}`);
}
