import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describeSchema, loadSchema, ReportError, type ApiModel} from 'graphql-api-model';
import {checkMarkdown} from '../checkMarkdown';
import {findDescriptions} from '../markdown/findDescriptions';
import {loadMarkdown} from '../markdown/loadMarkdown';
import type {MarkdownFile} from '../markdown/source';
import type {SampleReport} from '../report/issue';
import {count, printReport} from '../report/printReport';
import type {SampleSchema} from '../samples/schemas';
import {parseArguments, USAGE, type CheckArguments} from './parseArguments';
import {UsageError} from './UsageError';

/** The surroundings of a command. */
interface Surroundings {
  /** The absolute base of all relative paths. */
  readonly directory: string;
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
}

/** The exit codes without errors, with errors, and of a command that fails. */
const [VALID, INVALID, FAILED] = [0, 1, 2];

/**
 * Runs the command line and returns its exit code.
 *
 * @param args - The words after the name of the program.
 */
export function runCommand(args: readonly string[], surroundings: Surroundings): number {
  try {
    const parsed = parseArguments(args);
    if (parsed !== 'help') return check(parsed, surroundings);
    surroundings.print(USAGE);
    return VALID;
  } catch (error) {
    if (error instanceof UsageError) {
      surroundings.printError(`${error.message}\n\n${USAGE}`);
    } else if (error instanceof ReportError) {
      surroundings.printError(error.message);
    } else {
      throw error;
    }
    return FAILED;
  }
}

function check(args: CheckArguments, surroundings: Surroundings): number {
  const {directory, print} = surroundings;
  const {syntax} = args;
  const {model, ...schema} = loadDescribed(args, surroundings);
  const files = [
    ...args.patterns.flatMap((pattern) =>
      loadMarkdown(pattern, {directory, ...(syntax && {format: syntax})}),
    ),
    ...(args.descriptions ? findDescriptions(model) : []),
  ];
  const report = checkMarkdown(removeRepeated(files), [schema]);
  print(args.format === 'text' ? printText(report) : printJson(report));
  return report.errors.length > 0 ? INVALID : VALID;
}

function printText(report: SampleReport): string {
  const {files, samples, mentions, errors, warnings} = report;
  const checked = `${count(samples, 'sample')} and ${count(mentions, 'name')} in ${count(files, 'text')}`;
  const found = `${count(errors.length, 'error')}, ${count(warnings.length, 'warning')}`;
  const text = printReport(report);
  return text === '' ? `${checked}: no problems.` : `${text}\n\n${checked}: ${found}.`;
}

function printJson({files, samples, mentions, errors, warnings}: SampleReport): string {
  const counts = {files, samples, mentions};
  const numbers = {...counts, errors: errors.length, warnings: warnings.length};
  const findings = [...errors, ...warnings];
  return JSON.stringify({...numbers, findings}, undefined, 2);
}

function loadDescribed(
  {schema: paths, scalars, strict, knownNames, lenient}: CheckArguments,
  {directory, printError}: Surroundings,
): SampleSchema & {readonly model: ApiModel} {
  const names = knownNames === undefined ? [] : loadNames(knownNames, directory);
  const {schema, warnings} = loadSchema({schema: paths, lenient, directory});
  for (const warning of warnings) printError(warning);
  return {name: 'default', schema, scalars, strict, names, model: describeSchema(schema)};
}

function loadNames(file: string, directory: string): readonly string[] {
  try {
    return readFileSync(path.resolve(directory, file), 'utf8').match(/\S+/g) ?? [];
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    throw new ReportError(
      `The file "${file}" of "--known-names" cannot be read (${String(error.code)}).`,
    );
  }
}

/** Removes files that match two patterns; the descriptions of one file are many texts. */
function removeRepeated(files: readonly MarkdownFile[]): readonly MarkdownFile[] {
  const seen = new Set<string>();
  return files.filter(({file, origin, text}) => {
    const key = JSON.stringify([file, origin, text]);
    return !seen.has(key) && seen.add(key);
  });
}
