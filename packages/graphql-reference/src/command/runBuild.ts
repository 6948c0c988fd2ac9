import {buildReferenceSite} from '../reference/buildReferenceSite';
import {watchReferenceSite} from '../reference/watchReferenceSite';
import {readArguments, type ReferenceArguments} from './readArguments';
import type {CommandLine} from './readFlags';

/** A command line, and what it says at the end. */
export interface BuildCommand extends CommandLine {
  /** How to open the site that was built. */
  readonly advise: (built: Pick<ReferenceArguments, 'out' | 'baseUrl'>) => string;
}

/**
 * Does what a command line asks for: builds a reference, shows it, or tells how to.
 *
 * @param args - What stands after the name of the command.
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
  const wanted = await readArguments(args, line);
  if (typeof wanted === 'string') {
    console.log(wanted);
    return 0;
  }
  const {watch, port, ...options} = wanted;
  return watch
    ? watchReferenceSite({...options, ...(port !== undefined && {port})})
    : buildReferenceSite({...options, advice: advise(options)});
}
