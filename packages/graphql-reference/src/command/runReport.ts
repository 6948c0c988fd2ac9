import {ReportError} from 'graphql-api-model';
import {
  toHelp,
  toHint,
  type Option,
  type OptionTable,
  type OptionValues,
} from './optionTable';
import {parseFlags, type CommandLine} from './parseFlags';
import {parseSettings} from './parseSettings';
import {CommandError} from './runCommand';

/** The exit codes without changes that fail, and with such changes. */
export const [PASSED, CHANGED] = [0, 1];
/** The exit code of a command that fails. */
const FAILED = 2;

/** The options of a command, and what it logs without its arguments. */
interface Report<Table extends OptionTable> {
  readonly options: Table;
  readonly missing: string;
}

/** Runs a command with its options. The exit code is 2 if it fails, since 1 is about what it found. */
export async function runReport<Table extends OptionTable & {readonly help: Option}>(
  args: readonly string[],
  line: CommandLine,
  {options, missing}: Report<Table>,
  run: (values: OptionValues<Table>) => Promise<number>,
): Promise<number> {
  try {
    const settings = parseFlags(args, line, options);
    if (settings.help) {
      console.log(toHelp(line.program, options));
      return PASSED;
    }
    if (Object.keys(options).some((key) => options[key]?.positional && !settings[key])) {
      throw new CommandError(`${missing}\n\n${toHint(line.program, options)}`);
    }
    return await run(parseSettings(settings, line, options));
  } catch (error) {
    if (!(error instanceof CommandError || error instanceof ReportError)) throw error;
    console.error(error.message);
    return FAILED;
  }
}
