import {buildReferenceSite} from '../reference/buildReferenceSite';
import {watchReferenceSite} from '../reference/watchReferenceSite';
import {loadArguments, type ReferenceArguments} from './loadArguments';
import type {CommandLine} from './parseFlags';

/** A command line, and what it logs after a build. */
export interface BuildCommand extends CommandLine {
  /** Describes how to open the site. */
  readonly advise: (built: Pick<ReferenceArguments, 'out' | 'baseUrl'>) => string;
}

/**
 * Runs a command line: builds a reference, serves it, or logs `--help`.
 *
 * @param args - The arguments after the name of the command.
 * @returns The exit code: 0 when the site is built, 1 when not.
 * @throws CommandError for a mistake in the arguments.
 * @example
 * await runBuild(['schema.graphql', '--out', 'site'], {
 *   directory: process.cwd(),
 *   program: 'graphql-reference build',
 *   advise: ({out}) => `Serve ${out}`,
 * });
 */
export async function runBuild(
  args: readonly string[],
  {advise, ...line}: BuildCommand,
): Promise<number> {
  const options = loadArguments(args, line);
  if (typeof options === 'string') {
    console.log(options);
    return 0;
  }
  return options.watch
    ? watchReferenceSite(options)
    : buildReferenceSite({...options, advice: advise(options)});
}
