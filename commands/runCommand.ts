import {forwardSignals} from './processes';

/** An error whose message says all that its reader needs; it is shown without a stack. */
export class CommandError extends Error {}

/** Runs what an npm script stands for: exit code, signals and error messages in one place. */
export async function runCommand(command: () => Promise<number>): Promise<void> {
  forwardSignals();
  try {
    process.exitCode = await command();
  } catch (error) {
    if (!(error instanceof CommandError)) {
      throw error;
    }
    console.error(error.message);
    process.exitCode = 1;
  }
}
