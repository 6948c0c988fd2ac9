import {
  toHelp,
  toHint,
  type Command,
  type Option,
  type OptionTable,
  type OptionValues,
} from './optionTable';
import {parseFlags, type CommandLine} from './parseFlags';
import {parseSettings} from './parseSettings';
import {CommandError, describeError} from './runCommand';

/** The exit codes without changes that fail, and with such changes. */
export const [PASSED, CHANGED] = [0, 1];
/** The exit code of a command that fails. */
const FAILED = 2;

/** Runs a command with its options. The exit code is 2 if it fails, since 1 is about what it found. */
export async function runReport<Table extends OptionTable & {readonly help: Option}>(
  args: readonly string[],
  line: CommandLine,
  command: Command<Table>,
  run: (values: OptionValues<Table>) => Promise<number>,
): Promise<number> {
  const {options, missing} = command;
  try {
    const settings = parseFlags(args, line, options);
    if (settings.help) {
      console.log(toHelp(line.program, command));
      return PASSED;
    }
    if (Object.keys(options).some((key) => options[key]?.positional && !settings[key])) {
      throw new CommandError(`${missing}\n\n${toHint(line.program, options)}`);
    }
    return await run(parseSettings(settings, line, options));
  } catch (error) {
    console.error(describeError(error) ?? error);
    return FAILED;
  }
}
