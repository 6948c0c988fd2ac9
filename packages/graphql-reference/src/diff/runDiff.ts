import {ReportError} from 'graphql-api-model';
import {loadMarkdown} from 'graphql-samples';
import {readVersion} from '../command/loadArguments';
import {toHelp, toHint, type OptionValues} from '../command/optionTable';
import {parseFlags, type CommandLine} from '../command/parseFlags';
import {parseSettings} from '../command/parseSettings';
import {CommandError} from '../command/runCommand';
import {loadState} from '../sources/loadState';
import {compareStates} from './compareStates';
import {DIFF_OPTIONS} from './diffOptions';
import {findBrokenSamples} from './findBrokenSamples';
import {printSarif} from './printSarif';
import {printText} from './printText';
import type {SchemaDiff} from './SchemaDiff';

type DiffOptions = OptionValues<typeof DIFF_OPTIONS>;

/** The exit codes without changes that fail, with such changes, and of a command that fails. */
const [PASSED, CHANGED, FAILED] = [0, 1, 2];

/** Runs `diff`: logs what differs between two states of a schema, and returns the exit code. */
export async function runDiff(
  args: readonly string[],
  line: CommandLine,
): Promise<number> {
  try {
    const settings = parseFlags(args, line, DIFF_OPTIONS);
    if (settings.help) {
      console.log(toHelp(line.program, DIFF_OPTIONS));
      return PASSED;
    }
    if (!settings.states) {
      throw new CommandError(
        `No schemas are named.\n\n${toHint(line.program, DIFF_OPTIONS)}`,
      );
    }
    const options = parseSettings(settings, line, DIFF_OPTIONS);
    const diff = await loadDiff(options, line.directory);
    console.log(print(diff, options.format));
    return isFailure(diff, options.failOn) ? CHANGED : PASSED;
  } catch (error) {
    if (!(error instanceof CommandError || error instanceof ReportError)) throw error;
    console.error(error.message);
    return FAILED;
  }
}

async function loadDiff(
  {states, site, samples = [], header = {}, timeout}: DiffOptions,
  directory: string,
): Promise<SchemaDiff> {
  const files = samples.flatMap((pattern) => loadMarkdown(pattern, {directory}));
  const options = {
    directory,
    // A mistake that a schema has is not a change; the build of the reference reports it.
    lenient: true,
    headers: header,
    timeoutSeconds: timeout,
    log: console.error,
  };
  const before = await loadState(states[0], options);
  const after = await loadState(states[1], options);
  return {
    changes: compareStates(before, after, site),
    samples: findBrokenSamples(files, before.schema, after.schema),
  };
}

function print(diff: SchemaDiff, format: DiffOptions['format']): string {
  if (format === 'json') return JSON.stringify(diff, undefined, 2);
  return format === 'sarif' ? printSarif(diff, readVersion()) : printText(diff, format);
}

function isFailure({changes}: SchemaDiff, failOn: DiffOptions['failOn']): boolean {
  if (failOn === 'none') return false;
  return changes.some(({isBreaking}) => failOn === 'any' || isBreaking);
}
