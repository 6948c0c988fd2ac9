import {parseArgs} from 'node:util';
import {CommandError} from '../runCommand';
import {parsePort, type PortChoice} from '../server/listen';

export const USAGE = `Usage: npm run mock -- [--port <number>] [--schema <file, folder or "glob">]

Executes the operations of the schema with example data, on this machine only.

  --port <number>   where it listens (default: 4001; 0 lets the system choose)
  --schema <path>   the schema (default: that of site/reference.ts), more than once for several
  --help            show this`;

/** The parsed command line. */
export interface MockArguments {
  readonly port: number;
  /** The schema of the site if it is missing. */
  readonly schema?: readonly string[];
}

export const PORT: PortChoice = {
  name: 'The port',
  usual: 4001,
  toCommand: (port) => `npm run mock -- --port ${port}`,
};

/** Parses the command line; `help` for `--help`. Throws CommandError. */
export function parseArguments(args: readonly string[]): MockArguments | 'help' {
  const {help, port, schema} = parse(args);
  return help === true ? 'help' : {port: parsePort(port, PORT), ...(schema && {schema})};
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        help: {type: 'boolean'},
        port: {type: 'string'},
        schema: {type: 'string', multiple: true},
      },
    }).values;
  } catch (error) {
    throw new CommandError(`${(error as Error).message}\n\n${USAGE}`);
  }
}
