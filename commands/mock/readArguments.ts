import {parseArgs} from 'node:util';
import {CommandError} from '../runCommand';

export const USAGE = `Usage: npm run mock -- [--port <number>] [--schema <file, folder or "glob">]

Answers the operations of the schema with example data, on this machine only.

  --port <number>   where it listens (default: 4001; 0 lets the system choose)
  --schema <path>   the schema (default: that of site/reference.ts), more than once for several
  --help            show this`;

/** What the command line asks for. */
export interface MockArguments {
  readonly port: number;
  /** Missing where the site's own is meant. */
  readonly schema?: readonly string[];
}

const DEFAULT_PORT = '4001';

/** Reads the command line; `help` when that is what it asks for. Throws CommandError. */
export function readArguments(args: readonly string[]): MockArguments | 'help' {
  const {help, port, schema} = parse(args);
  if (help) return 'help';
  return {port: readPort(port), ...(schema && {schema})};
}

function parse(args: readonly string[]): {
  readonly help: boolean;
  readonly port: string;
  readonly schema?: string[] | undefined;
} {
  try {
    return parseArgs({
      args: [...args],
      options: {
        help: {type: 'boolean', default: false},
        port: {type: 'string', default: DEFAULT_PORT},
        schema: {type: 'string', multiple: true},
      },
    }).values;
  } catch (error) {
    throw new CommandError(
      `${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`,
    );
  }
}

function readPort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) {
    throw new CommandError(
      `The port is "${text}", but must be a whole number from 0 to 65535: npm run mock -- --port 4002`,
    );
  }
  return port;
}
