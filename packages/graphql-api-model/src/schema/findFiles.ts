import {existsSync, lstatSync, readdirSync, readlinkSync, statSync} from 'node:fs';
import path from 'node:path';
import {isDynamicPattern} from 'tinyglobby';
import {adviseOnName} from '../words';
import {globFiles} from './globFiles';
import {SchemaError} from './SchemaError';

const SCHEMA_FILE = /\.(?:graphql|graphqls|gql|sdl|json)(?:\.gz)?$/;
const IN_FOLDER = '**/*.{graphql,graphqls,gql,sdl}{,.gz}';
/** Files of packages are not part of a schema, unless a path names them. */
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
  const entries = [schema].flat();
  if (entries.length === 0)
    throw new SchemaError({message: 'No schema is named.', advice: EXPECTED});
  const files = entries.flatMap((entry) => filesOf(entry, directory));
  return [...new Set(files)].sort();
}

/**
 * The paths and globs to watch for changes of the schema. Works for a source that does not
 * load, so that fixing it is noticed.
 */
export function getPathsToWatch({schema, directory}: SchemaPaths): readonly string[] {
  return [schema].flat().map((entry) => {
    const absolute = path.resolve(directory, entry);
    return isFolder(absolute) ? path.posix.join(absolute, IN_FOLDER) : absolute;
  });
}

function filesOf(entry: string, directory: string): readonly string[] {
  if (ADDRESS.test(entry)) {
    throw new SchemaError({
      message: `The schema "${entry}" is an address, and only files are read.`,
      advice:
        'Save the response to the introspection query, or the SDL, in a file and name that file.',
    });
  }
  if (entry.includes('\0')) {
    const message = `The schema "${entry}" contains the character U+0000, which no path has.`;
    throw new SchemaError({message, advice: EXPECTED});
  }
  const absolute = path.resolve(directory, entry);
  if (isFolder(absolute)) {
    const files = listFiles(IN_FOLDER, {entry, cwd: absolute, ignore: FOREIGN});
    if (files.length > 0) return files;
    throw new SchemaError({
      message: `The schema folder "${entry}" has no SDL file.`,
      advice: `Expected at least one .graphql, .graphqls, .gql or .sdl file in it or below it, gzipped or not. ${describeFolder(absolute)}`,
    });
  }
  if (existsSync(absolute)) return [withKnownExtension(absolute, entry)];
  const slashes = entry.includes('\\') ? 'Write "/" between folders. ' : '';
  if (!isDynamicPattern(entry)) {
    const message = `The schema file "${entry}" does not exist.`;
    throw new SchemaError({message, advice: slashes + missingAdvice(absolute)});
  }
  const ignore = entry.includes('node_modules') ? [] : FOREIGN;
  const files = listFiles(entry, {entry, cwd: directory, ignore});
  if (files.length > 0) return files.map((file) => withKnownExtension(file, entry));
  const base = path.isAbsolute(entry) ? '' : `It is resolved against ${directory}. `;
  const message = `The schema glob "${entry}" matches no file.`;
  throw new SchemaError({message, advice: slashes + base + EXPECTED});
}

/** Without the `.gz` of files that are there unpacked, too, as a server keeps them. */
function listFiles(
  glob: string,
  {entry, cwd, ignore}: {entry: string; cwd: string; ignore: readonly string[]},
): readonly string[] {
  const files = globFiles(glob, {cwd, absolute: true, ignore}, `The schema "${entry}"`);
  const link = files.find((file) => lstatSync(file).isSymbolicLink());
  if (link !== undefined) {
    throw new SchemaError({
      message: `The schema "${entry}" contains the link "${path.relative(cwd, link)}". Links are followed only where they are named.`,
      advice: `Name the file that it leads to, "${readlinkSync(link)}", or remove the link.`,
    });
  }
  const all = new Set(files);
  return files
    .filter((file) => !(file.endsWith('.gz') && all.has(file.slice(0, -3))))
    .map((file) => path.normalize(file));
}

function withKnownExtension(file: string, entry: string): string {
  if (SCHEMA_FILE.test(file)) return file;
  throw new SchemaError({
    message: `The schema "${entry}" names "${path.basename(file)}", which is not a schema file.`,
    advice: EXPECTED,
  });
}

function missingAdvice(file: string): string {
  if (lstatSync(file, {throwIfNoEntry: false})?.isSymbolicLink()) {
    return `It is a link to "${readlinkSync(file)}".`;
  }
  const folder = path.dirname(file);
  if (!isFolder(folder)) return `Its folder does not exist either: ${folder}.`;
  const names = readdirSync(folder).sort();
  const looked = `Looked for ${file}.`;
  const otherwise = `${looked} ${describeFolder(folder)}`;
  return adviseOnName(path.basename(file), names, otherwise, ` ${looked}`);
}

function describeFolder(folder: string): string {
  const names = readdirSync(folder).sort();
  if (names.length === 0) return 'The folder is empty.';
  const more = names.length > 10 ? ` and ${names.length - 10} more` : '';
  return `The folder contains: ${names.slice(0, 10).join(', ')}${more}.`;
}

function isFolder(file: string): boolean {
  return existsSync(file) && statSync(file).isDirectory();
}
