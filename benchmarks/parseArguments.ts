import {parseArgs} from 'node:util';
import {CommandError} from '../commands/runCommand';

export interface BenchmarkArguments {
  /** The names of the sections to run. */
  readonly sections: readonly string[];
  /** How long one step of a peer may take. */
  readonly limitMinutes: number;
  /** How many times the section `growth` repeats GitHub's schema. */
  readonly copies: readonly number[];
  /** A git revision to compare the build of GitHub's schema with. */
  readonly against?: string;
}

/** Parses the command line of `npm run benchmark`; `known` are the names of all sections. */
export function parseArguments(
  args: readonly string[],
  known: readonly string[],
): BenchmarkArguments {
  const usage = `Usage: npm run benchmark [-- <section>...] [options]

  <section>      any of ${known.join(', ')} (default: all of them)
  --time-limit   minutes that each step of a peer may take (default: 30)
  --copies       how often growth repeats GitHub's schema (default: 1,2,4)
  --against      with github: only compare its build with that of a git revision`;
  const toNumber = (option: string, text: string): number => {
    if (Number(text) > 0) return Number(text);
    throw new CommandError(`${option} must be above 0, but is "${text}".\n\n${usage}`);
  };
  const {values, positionals} = parse(args, usage);
  const unknown = positionals.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new CommandError(`There is no section "${unknown}".\n\n${usage}`);
  }
  return {
    sections:
      positionals.length === 0
        ? known
        : known.filter((name) => positionals.includes(name)),
    limitMinutes: toNumber('--time-limit', values['time-limit']),
    copies: values.copies.split(',').map((part) => toNumber('--copies', part)),
    ...(values.against !== undefined && {against: values.against}),
  };
}

function parse(args: readonly string[], usage: string) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        'time-limit': {type: 'string', default: '30'},
        copies: {type: 'string', default: '1,2,4'},
        against: {type: 'string'},
      },
    });
  } catch (error) {
    throw new CommandError(`${(error as Error).message}\n\n${usage}`);
  }
}
