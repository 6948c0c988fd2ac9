import {runProcess} from '../../commands/processes';

/** Runs a program to its end and returns what it wrote; fails with that where the program does. */
export async function run(
  command: string,
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  const {code, output} = await runProcess(command, args, {
    cwd,
    env: {
      NO_COLOR: '1',
      NO_UPDATE_NOTIFIER: '1',
      BROWSERSLIST_IGNORE_OLD_DATA: '1',
      ...env,
    },
    output: 'capture',
  });
  if (code !== 0)
    throw new Error(`${command} ${args.join(' ')} ended with code ${code}:\n${output}`);
  return output;
}
