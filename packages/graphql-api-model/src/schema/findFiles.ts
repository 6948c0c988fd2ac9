import {existsSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {globSync, isDynamicPattern} from 'tinyglobby';
import {nearestName} from './nearestName';
import {SchemaError} from './SchemaError';

const EXTENSIONS = ['.graphql', '.gql', '.graphqls', '.json'];
const IN_FOLDER = '**/*.{graphql,gql,graphqls}';
const EXPECTED =
  'Expected a .graphql, .gql or .graphqls file, a folder or glob of them, or an introspection .json.';

/** What a user names: files, folders and globs, relative to an absolute directory. */
interface SchemaPaths {
  readonly schema: string | readonly string[];
  readonly directory: string;
}

/** The absolute, sorted, distinct files that the paths name. */
export function findFiles({schema, directory}: SchemaPaths): readonly string[] {
  const entries = typeof schema === 'string' ? [schema] : schema;
  if (entries.length === 0) {
    throw failure('No schema is named.', EXPECTED);
  }
  const files = entries.flatMap((entry) => filesOf(entry, directory));
  return [...new Set(files)].sort();
}

/**
 * The paths and globs to watch for changes of the schema. Works for a source that does not
 * load, so that mending it is noticed.
 */
export function getPathsToWatch({schema, directory}: SchemaPaths): readonly string[] {
  const entries = typeof schema === 'string' ? [schema] : schema;
  return entries.map((entry) => {
    const absolute = path.resolve(directory, entry);
    return isFolder(absolute) ? path.posix.join(absolute, IN_FOLDER) : absolute;
  });
}

function filesOf(entry: string, directory: string): readonly string[] {
  const absolute = path.resolve(directory, entry);
  if (isFolder(absolute)) {
    return filesInFolder(entry, absolute);
  }
  if (existsSync(absolute)) {
    return [withKnownExtension(absolute, entry)];
  }
  if (isDynamicPattern(entry)) {
    return filesOfGlob(entry, directory);
  }
  throw failure(`The schema file "${entry}" does not exist.`, missingAdvice(absolute));
}

function filesInFolder(entry: string, folder: string): readonly string[] {
  const files = globSync(IN_FOLDER, {cwd: folder, absolute: true});
  if (files.length === 0) {
    throw failure(
      `The schema folder "${entry}" holds no SDL file.`,
      `Expected at least one .graphql, .gql or .graphqls file in it or below it. ${holds(folder)}`,
    );
  }
  return files.map((file) => path.normalize(file));
}

function filesOfGlob(entry: string, directory: string): readonly string[] {
  const files = globSync(entry, {cwd: directory, absolute: true});
  if (files.length === 0) {
    throw failure(
      `The schema glob "${entry}" matches no file.`,
      `It is resolved against ${directory}. ${EXPECTED}`,
    );
  }
  return files.map((file) => withKnownExtension(path.normalize(file), entry));
}

function withKnownExtension(file: string, entry: string): string {
  if (EXTENSIONS.includes(path.extname(file))) {
    return file;
  }
  throw failure(
    `The schema "${entry}" names "${path.basename(file)}", which is not a schema file.`,
    EXPECTED,
  );
}

function missingAdvice(file: string): string {
  const folder = path.dirname(file);
  if (!isFolder(folder)) {
    return `Its folder does not exist either: ${folder}.`;
  }
  const near = nearestName(path.basename(file), readdirSync(folder).sort());
  return near === undefined
    ? `Looked for ${file}. ${holds(folder)}`
    : `Did you mean "${near}"? Looked for ${file}.`;
}

function holds(folder: string): string {
  const names = readdirSync(folder).sort();
  if (names.length === 0) {
    return 'The folder is empty.';
  }
  const more = names.length > 10 ? ` and ${names.length - 10} more` : '';
  return `The folder holds: ${names.slice(0, 10).join(', ')}${more}.`;
}

function isFolder(file: string): boolean {
  return statSync(file, {throwIfNoEntry: false})?.isDirectory() ?? false;
}

function failure(message: string, advice: string): SchemaError {
  return new SchemaError([{message, places: [], advice}]);
}
