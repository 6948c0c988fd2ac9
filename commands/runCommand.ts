import {runCommand} from 'graphql-reference/command';
import {
  runCommandLine,
  type Command,
  type CommandLine,
  type OptionTable,
} from 'graphql-samples/command';

export {runCommand} from 'graphql-reference/command';
export {CommandError} from 'graphql-samples/command';

/** Where the command was typed; npm runs scripts in the root. */
export const CALLER = process.env['INIT_CWD'] ?? process.cwd();

/** Runs a command with the arguments that were typed. */
export function runScript<Table extends OptionTable>(
  program: CommandLine['program'],
  command: Command<Table>,
): Promise<void> {
  const args = process.argv.slice(2);
  return runCommand(() => runCommandLine(args, {directory: CALLER, program}, command));
}
