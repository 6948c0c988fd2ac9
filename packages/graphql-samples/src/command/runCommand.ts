import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describeSchema, loadSchema, ReportError, type ApiModel} from 'graphql-api-model';
import {globSync} from 'tinyglobby';
import {readDescriptions} from '../description/readDescriptions';
import {checkMarkdown, type MarkdownFile} from '../markdown/checkMarkdown';
import {printByFile} from '../report/printByFile';
import type {SampleSchema} from '../schemas';
import {readArguments, USAGE, UsageError, type CheckArguments} from './readArguments';

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
  const report = checkMarkdown(distinct(files), schemas);
  print(printByFile(report));
  return report.errors.length > 0 ? DIFFERS : FITS;
}

type DescribedSchema = SampleSchema & {readonly model: ApiModel};

function loadSchemas(
  {sources, scalars, lenient}: CheckArguments,
  {directory, printError}: Surroundings,
): readonly DescribedSchema[] {
  return sources.map(({name, schema: paths, folders}) => {
    const {schema, warnings} = loadSchema({schema: paths, lenient, directory});
    for (const warning of warnings) printError(warning);
    return {
      name,
      schema,
      scalars,
      ...(folders.length > 0 && {folders}),
      model: describeSchema(schema),
    };
  });
}

function findFiles(
  pattern: string,
  {format}: CheckArguments,
  directory: string,
): readonly MarkdownFile[] {
  const ignore = pattern.includes('node_modules') ? [] : ['**/node_modules/**'];
  const files = globSync(pattern, {cwd: directory, ignore, expandDirectories: false});
  if (files.length === 0) throw new ReportError(`No file matches "${pattern}".`);
  return files.toSorted().map((file) => ({
    file: file.split(path.sep).join('/'),
    text: readFileSync(path.join(directory, file), 'utf8'),
    ...(format && {format}),
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
