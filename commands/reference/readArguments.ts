import path from 'node:path';
import {parseArgs} from 'node:util';
import {CommandError} from '../runCommand';

export interface ReferenceArguments {
  /** As the user wrote it; a path in it is resolved against `directory`. */
  readonly schema: string;
  /** Absolute. */
  readonly out: string;
  readonly title: string;
  readonly lenient: boolean;
  readonly collapseRoutes: boolean;
}

const USAGE = `Usage: npm run reference -- <schema> [--out <folder>] [--title <text>] [--lenient]

  <schema>   an SDL file, a folder or quoted glob of SDL files, or an introspection .json
  --out      where the site is written (default: reference-site)
  --title    the name of the API (default: GraphQL API)
  --lenient  a definition that stands twice is a warning; the first one counts
  --no-collapse-routes  give the browser every route (to measure what that costs)`;

/** Reads the command line; `directory` is where the user typed it. */
export function readArguments(
  args: readonly string[],
  directory: string,
): ReferenceArguments {
  const {values, positionals} = parse(args);
  const [schema, ...others] = positionals;
  if (schema === undefined) throw new CommandError(`No schema is named.\n\n${USAGE}`);
  if (others.length > 0) {
    throw new CommandError(
      `One schema is expected, but ${positionals.length} are named: ${positionals.join(', ')}. Quote a glob, so that the shell does not expand it.\n\n${USAGE}`,
    );
  }
  return {
    // An address is no path; the loader tells what it can read.
    schema: /^[a-z][a-z\d+.-]+:\/\//i.test(schema)
      ? schema
      : path.resolve(directory, schema),
    out: path.resolve(directory, values.out),
    title: values.title,
    lenient: values.lenient,
    collapseRoutes: !values['no-collapse-routes'],
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        out: {type: 'string', default: 'reference-site'},
        title: {type: 'string', default: 'GraphQL API'},
        lenient: {type: 'boolean', default: false},
        'no-collapse-routes': {type: 'boolean', default: false},
      },
    });
  } catch (error) {
    throw new CommandError(`${(error as Error).message}\n\n${USAGE}`);
  }
}
