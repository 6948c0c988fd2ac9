import {readVersion} from './loadArguments';
import {toHint} from './options';
import {runBuild} from './runBuild';
import {CommandError} from './runCommand';

const PROGRAM = 'graphql-reference build';
const HINT = toHint(PROGRAM);

/**
 * Runs the program `graphql-reference` and returns its exit code.
 *
 * @param args - The arguments after the name of the program.
 * @param directory - Absolute; paths are relative to it.
 */
export async function runCommandLine(
  [command, ...args]: readonly string[],
  directory: string,
): Promise<number> {
  if (command === '--help' || command === '-h' || command === 'help') {
    console.log(HINT);
    return 0;
  }
  if (command === '--version') {
    console.log(readVersion());
    return 0;
  }
  if (command !== 'build') {
    throw new CommandError(
      command === undefined
        ? `No command is named.\n\n${HINT}`
        : `There is no command "${command}". Write "build".\n\n${HINT}`,
    );
  }
  return runBuild(args, {
    directory,
    program: PROGRAM,
    advise({out, baseUrl = '/'}) {
      const place = baseUrl === '/' ? '' : `, so that it is found at ${baseUrl}`;
      return `Open it: serve that folder${place}. Any server of files can do it, such as npx sirv-cli ${JSON.stringify(out)}`;
    },
  });
}
