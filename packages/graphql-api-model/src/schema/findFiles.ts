import {existsSync, lstatSync, readdirSync, readlinkSync, statSync} from 'node:fs';
import path from 'node:path';
import {globSync, isDynamicPattern} from 'tinyglobby';
import {nearestName} from '../words';
import {SchemaError} from './SchemaError';

const SCHEMA_FILE = /\.(?:graphql|graphqls|gql|sdl|json)(?:\.gz)?$/;
const IN_FOLDER = '**/*.{graphql,graphqls,gql,sdl}{,.gz}';
/** Files of packages are no part of a schema, unless a path names them. */
const FOREIGN = ['**/node_modules/**'];
const ADDRESS = /^[a-z][a-z\d+.-]+:\/\//i;
const EXPECTED =
  'Expected a .graphql, .graphqls, .gql or .sdl file, a folder or glob of them, or an introspection .json; each may be gzipped (.gz).';

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
  if (ADDRESS.test(entry)) {
    throw failure(
      `The schema "${entry}" is an address, and only files are read.`,
      'Save the answer to the introspection query, or the SDL, in a file and name that file.',
    );
  }
  const absolute = path.resolve(directory, entry);
  assertLinkLeadsSomewhere(entry, absolute);
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

/** Where a file is a link to nothing or to itself, it seems not to exist. */
function assertLinkLeadsSomewhere(entry: string, file: string): void {
  if (existsSync(file)) return;
  if (!lstatSync(file, {throwIfNoEntry: false})?.isSymbolicLink()) return;
  const target = readlinkSync(file);
  throw failure(
    `The schema "${entry}" is a link to "${target}", ${isLoop(file) ? 'which leads back to it' : 'which does not exist'}.`,
    `Mend the link, or name the file itself. ${EXPECTED}`,
  );
}

function isLoop(file: string): boolean {
  try {
    statSync(file);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ELOOP';
  }
  return false;
}

function filesInFolder(entry: string, folder: string): readonly string[] {
  const files = globSync(IN_FOLDER, {cwd: folder, absolute: true, ignore: FOREIGN});
  if (files.length === 0) {
    throw failure(
      `The schema folder "${entry}" holds no SDL file.`,
      `Expected at least one .graphql, .graphqls, .gql or .sdl file in it or below it, gzipped or not. ${holds(folder)}`,
    );
  }
  return withoutPacked(files).map((file) => path.normalize(file));
}

/** Without the `.gz` of files that are there unpacked, too, as a server keeps them. */
function withoutPacked(files: readonly string[]): readonly string[] {
  const all = new Set(files);
  return files.filter((file) => !(file.endsWith('.gz') && all.has(file.slice(0, -3))));
}

function filesOfGlob(entry: string, directory: string): readonly string[] {
  const ignore = entry.includes('node_modules') ? [] : FOREIGN;
  const files = globSync(entry, {cwd: directory, absolute: true, ignore});
  if (files.length === 0) {
    throw failure(
      `The schema glob "${entry}" matches no file.`,
      path.isAbsolute(entry)
        ? EXPECTED
        : `It is resolved against ${directory}. ${EXPECTED}`,
    );
  }
  return withoutPacked(files).map((file) =>
    withKnownExtension(path.normalize(file), entry),
  );
}

function withKnownExtension(file: string, entry: string): string {
  if (SCHEMA_FILE.test(file)) {
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
  return existsSync(file) && statSync(file).isDirectory();
}

function failure(message: string, advice: string): SchemaError {
  return new SchemaError([{message, places: [], advice}]);
}
