import {parseArgs} from 'node:util';
import {CommandError} from '../commands/runCommand';

export interface BenchmarkArguments {
  /** The names of the sections to run. */
  readonly sections: readonly string[];
  /** A git revision to compare the build of GitHub's schema with. */
  readonly against?: string;
}

/** Parses the command line of `npm run benchmark`; `known` are the names of all sections. */
export function parseArguments(
  args: readonly string[],
  known: readonly string[],
): BenchmarkArguments {
  const usage = `Usage: npm run benchmark [-- <section>... | --against <revision>]

  <section>      any of ${known.join(', ')} (default: all of them)
  --against      only compares the build of GitHub's schema with that of a git revision`;
  try {
    const options = {against: {type: 'string'}} as const;
    const {values, positionals} = parseArgs({
      args: [...args],
      allowPositionals: true,
      options,
    });
    const unknown = positionals.find((name) => !known.includes(name));
    if (unknown !== undefined) throw new Error(`There is no section "${unknown}".`);
    const sections = known.filter((name) => positionals.includes(name));
    return {sections: sections.length === 0 ? known : sections, ...values};
  } catch (error) {
    throw new CommandError(`${(error as Error).message}\n\n${usage}`);
  }
}
