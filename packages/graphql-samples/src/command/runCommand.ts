import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describeSchema, loadSchema, ReportError, type ApiModel} from 'graphql-api-model';
import {globSync} from 'tinyglobby';
import {readDescriptions} from '../description/readDescriptions';
import {
  checkMarkdown,
  type MarkdownFile,
  type SampleReport,
} from '../markdown/checkMarkdown';
import {printByFile} from '../report/printByFile';
import {printJson} from '../report/printJson';
import {printSarif} from '../report/printSarif';
import type {SampleSchema} from '../schemas';
import {checkVocabulary} from '../vocabulary/checkVocabulary';
import {loadVocabulary} from './loadVocabulary';
import {
  readArguments,
  USAGE,
  type CheckArguments,
  type ReportFormat,
} from './readArguments';
import {UsageError} from './UsageError';

/** What a command is run with. */
interface Surroundings {
  /** Absolute; paths are resolved against it and messages are relative to it. */
  readonly directory: string;
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
}

/** The exit codes: all fits, something does not, and the question could not be answered. */
const [FITS, DIFFERS, FAILED] = [0, 1, 2];

/**
 * Runs the command line and returns its exit code.
 *
 * @param args - What stands after the name of the program.
 */
export function runCommand(args: readonly string[], surroundings: Surroundings): number {
  try {
    const wanted = readArguments(args);
    if (wanted !== 'help') return check(wanted, surroundings);
    surroundings.print(USAGE);
    return FITS;
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

function check(wanted: CheckArguments, surroundings: Surroundings): number {
  const {directory, print} = surroundings;
  const schemas = loadSchemas(wanted, surroundings);
  const files = [
    ...wanted.patterns.flatMap((pattern) => findFiles(pattern, wanted, directory)),
    ...schemas.flatMap(({model}) => (wanted.descriptions ? readDescriptions(model) : [])),
  ];
  const report = withVocabulary(checkMarkdown(distinct(files), schemas), schemas);
  print(printAs(wanted.format, report, directory));
  return report.errors.length > 0 ? DIFFERS : FITS;
}

/** The report with what no text uses of the vocabulary, which all schemas share. */
function withVocabulary(
  report: SampleReport,
  [schema]: readonly SampleSchema[],
): SampleReport {
  if (!schema?.vocabulary) return report;
  const unused = checkVocabulary(schema.vocabulary, report.used);
  return {...report, errors: [...report.errors, ...unused]};
}

function printAs(format: ReportFormat, report: SampleReport, directory: string): string {
  if (format === 'text') return printByFile(report);
  if (format === 'json') return printJson(report);
  return printSarif(report, (file) => existsSync(path.resolve(directory, file)));
}

type DescribedSchema = SampleSchema & {readonly model: ApiModel};

function loadSchemas(
  {sources, scalars, rules, vocabulary: file, lenient}: CheckArguments,
  {directory, printError}: Surroundings,
): readonly DescribedSchema[] {
  const vocabulary = file === undefined ? undefined : loadVocabulary(file, directory);
  return sources.map(({name, schema: paths, folders}) => {
    const {schema, warnings} = loadSchema({schema: paths, lenient, directory});
    for (const warning of warnings) printError(warning);
    return {
      name,
      schema,
      scalars,
      ...rules,
      ...(vocabulary && {vocabulary}),
      ...(folders.length > 0 && {folders}),
      model: describeSchema(schema),
    };
  });
}

function findFiles(
  pattern: string,
  {syntax}: CheckArguments,
  directory: string,
): readonly MarkdownFile[] {
  const ignore = pattern.includes('node_modules') ? [] : ['**/node_modules/**'];
  const files = globSync(pattern, {cwd: directory, ignore, expandDirectories: false});
  if (files.length === 0) throw new ReportError(`No file matches "${pattern}".`);
  return files.toSorted().map((file) => ({
    file: file.split(path.sep).join('/'),
    text: readFileSync(path.join(directory, file), 'utf8'),
    ...(syntax && {format: syntax}),
  }));
}

/** A file that two patterns match counts once; descriptions of one file are many texts. */
function distinct(files: readonly MarkdownFile[]): readonly MarkdownFile[] {
  const seen = new Set<string>();
  return files.filter(({file, origin, text}) => {
    const key = JSON.stringify([file, origin, text]);
    return !seen.has(key) && seen.add(key);
  });
}
