import {buildReferenceSite} from '../reference/buildReferenceSite';
import {readArguments} from './readArguments';
import {CommandError} from './runCommand';

const PROGRAM = 'graphql-reference build';
const HELP = `Usage: ${PROGRAM} <schema> [options]
Options: ${PROGRAM} --help`;

/**
 * Runs the program `graphql-reference` and returns its exit code: 0 when the site is built, 1 when
 * not.
 *
 * @param args - What stands after the name of the program.
 * @param directory - Absolute; what paths are relative to.
 */
export async function runCommandLine(
  [command, ...args]: readonly string[],
  directory: string,
): Promise<number> {
  if (command === '--help' || command === 'help') {
    console.log(HELP);
    return 0;
  }
  if (command !== 'build') {
    throw new CommandError(
      command === undefined
        ? `No command is named.\n\n${HELP}`
        : `There is no command "${command}". Write "build".\n\n${HELP}`,
    );
  }
  const wanted = readArguments(args, {directory, program: PROGRAM});
  if (typeof wanted === 'string') {
    console.log(wanted);
    return 0;
  }
  const place =
    wanted.baseUrl === '/' ? '' : `, so that it is found at ${wanted.baseUrl}`;
  return buildReferenceSite({
    ...wanted,
    advice: `Open it: serve that folder${place}. Any server of files can do it, such as npx sirv-cli ${JSON.stringify(wanted.out)}`,
  });
}
