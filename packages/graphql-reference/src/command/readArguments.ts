import path from 'node:path';
import {parseArgs} from 'node:util';
import {DEFAULTS, type ReferenceSite} from '../reference/toSiteConfig';
import {CommandError} from './runCommand';

/** What the command line asks for. */
export interface ReferenceArguments extends ReferenceSite {
  /** The folder that the site is written into, absolute. */
  readonly out: string;
  /** Errors with the stack of Docusaurus, and all that it says. */
  readonly verbose: boolean;
}

/** Where a command line was typed, and under which name. */
export interface CommandLine {
  /** Absolute; what paths are relative to. */
  readonly directory: string;
  /** What the user wrote before the arguments, such as `graphql-reference build`. */
  readonly program: string;
}

/**
 * Reads the arguments of a command that builds a reference.
 *
 * @returns The text of the help where that is asked for.
 * @throws CommandError for a mistake in them; its message ends with the usage.
 * @example
 * readArguments(['schema.graphql', '--out', 'site'], {
 *   directory: process.cwd(),
 *   program: 'graphql-reference build',
 * });
 */
export function readArguments(
  args: readonly string[],
  {directory, program}: CommandLine,
): ReferenceArguments | string {
  const usage = toUsage(program);
  const {values, positionals} = parse(args, usage);
  if (values.help) return usage;
  const [schema, ...others] = positionals;
  if (schema === undefined) throw new CommandError(`No schema is named.\n\n${usage}`);
  if (others.length > 0) {
    throw new CommandError(
      `One schema is expected, but ${positionals.length} are named: ${positionals.join(', ')}. Quote a glob, so that the shell does not expand it.\n\n${usage}`,
    );
  }
  return {
    // An address is no path; the loader tells what it can read.
    schema: /^[a-z][a-z\d+.-]+:\/\//i.test(schema)
      ? schema
      : path.resolve(directory, schema),
    out: path.resolve(directory, values.out),
    title: values.title,
    baseUrl: toBaseUrl(values['base-url'], usage),
    lenient: values.lenient,
    collapseRoutes: !values['no-collapse-routes'],
    verbose: values.verbose,
  };
}

function toUsage(program: string): string {
  return `Usage: ${program} <schema> [--out <folder>] [--title <text>] [--lenient]

  <schema>   an SDL file, a folder or quoted glob of SDL files, or an introspection .json
  --out      where the site is written (default: reference-site)
  --title    the name of the API (default: ${DEFAULTS.title})
  --base-url the path that the site will stand below (default: ${DEFAULTS.baseUrl})
  --lenient  a definition that stands twice is a warning; the first one counts
  --verbose  errors with the stack of Docusaurus, and all that it says
  --no-collapse-routes  give the browser every route (to measure what that costs)
  --help     show this`;
}

function parse(args: readonly string[], usage: string) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        out: {type: 'string', default: 'reference-site'},
        title: {type: 'string', default: DEFAULTS.title},
        'base-url': {type: 'string', default: DEFAULTS.baseUrl},
        lenient: {type: 'boolean', default: false},
        verbose: {type: 'boolean', default: false},
        'no-collapse-routes': {type: 'boolean', default: false},
        help: {type: 'boolean', default: false},
      },
    });
  } catch (error) {
    throw new CommandError(`${(error as Error).message}\n\n${usage}`);
  }
}

/** A path with a slash at both ends. */
function toBaseUrl(text: string, usage: string): string {
  if (!/^\/(?:[\w.~!$&'()*+,;=:@%-]+\/)*(?:[\w.~!$&'()*+,;=:@%-]+)?$/.test(text)) {
    throw new CommandError(
      `The base URL "${text}" is not a path that begins with a slash. Write one such as "/" or "/reference/".\n\n${usage}`,
    );
  }
  return text.endsWith('/') ? text : `${text}/`;
}
