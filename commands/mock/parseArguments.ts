import {parseArgs} from 'node:util';
import {CommandError} from '../runCommand';
import {parsePort, type PortChoice} from '../server/listen';

export const USAGE = `Usage: npm run mock -- [--port <number>] [--schema <file, folder or "glob">] [--origin <origin>]

Executes the operations of the schema with example data, on this machine only.

  --port <number>   where it listens (default: 4001; 0 lets the system choose)
  --schema <path>   the schema (default: that of site/reference.ts), more than once for several
  --origin <origin> pages of another host that may send requests, such as https://docs.example,
                    more than once for several (default: those of this machine)
  --help            show this`;

/** The parsed command line. */
export interface MockArguments {
  readonly port: number;
  /** The schema of the site if it is missing. */
  readonly schema?: readonly string[];
  /** The origins of pages that may send requests, beside those of this machine. */
  readonly origins: readonly string[];
}

export const PORT: PortChoice = {
  name: 'The port',
  usual: 4001,
  toCommand: (port) => `npm run mock -- --port ${port}`,
};

/** Parses the command line; `help` for `--help`. Throws CommandError. */
export function parseArguments(args: readonly string[]): MockArguments | 'help' {
  const {help, port, schema, origin: origins = []} = parse(args);
  if (help === true) return 'help';
  origins.forEach(assertOrigin);
  return {port: parsePort(port, PORT), origins, ...(schema && {schema})};
}

function assertOrigin(text: string): void {
  if (URL.canParse(text) && new URL(text).origin === text) return;
  throw new CommandError(
    `The origin is "${text}", but must be a scheme, a host and a port if it has one: npm run mock -- --origin https://docs.example`,
  );
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        help: {type: 'boolean'},
        port: {type: 'string'},
        schema: {type: 'string', multiple: true},
        origin: {type: 'string', multiple: true},
      },
    }).values;
  } catch (error) {
    throw new CommandError(`${(error as Error).message}\n\n${USAGE}`);
  }
}
