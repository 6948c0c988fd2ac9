import {runCommand} from '../command/runCommand';

/** Runs the command line in a folder, and returns what it prints. */
export function runIn(
  directory: string,
  args: readonly string[],
): {readonly code: number; readonly output: string; readonly errors: string} {
  const output: string[] = [];
  const errors: string[] = [];
  const code = runCommand(args, {
    directory,
    print: (text) => output.push(text),
    printError: (text) => errors.push(text),
  });
  return {code, output: output.join('\n'), errors: errors.join('\n')};
}
