import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {getPathsToWatch, type SchemaSource} from 'graphql-api-model';
import type {PluginOptions} from '../options/options';

type Sources = Pick<PluginOptions, 'history' | 'requests'>;

function examplesOf({requests}: Pick<Sources, 'requests'>): readonly string[] {
  return requests === false || requests.examples === undefined ? [] : [requests.examples];
}

/** The paths and globs whose files the pages are made from: the schema, and what options name. */
export function findPathsToWatch(
  options: Sources,
  source: SchemaSource,
): readonly string[] {
  const {history} = options;
  const {directory} = source;
  const toPath = (...names: readonly string[]): string =>
    path
      .resolve(directory, ...names)
      .split(path.sep)
      .join('/');
  return [
    ...getPathsToWatch(source),
    ...(history === undefined
      ? []
      : [...getPathsToWatch({schema: history, directory}), toPath(history, '*.md')]),
    ...examplesOf(options).map((folder) => toPath(folder, '*.{graphql,json}')),
  ];
}

/**
 * Of the names and texts of all files in the folders that options name; it changes when the pages
 * have to be made again though the schema is the same.
 */
export function hashFolders(options: Sources, directory: string): string {
  const {history} = options;
  const folders = [...(history === undefined ? [] : [history]), ...examplesOf(options)];
  const hash = createHash('sha256');
  for (const file of folders.flatMap((folder) =>
    listFiles(path.resolve(directory, folder)),
  )) {
    hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** All files in a folder and below it; none where there is no such folder. */
function listFiles(folder: string): readonly string[] {
  return globSync('**', {
    cwd: folder,
    absolute: true,
    dot: true,
    expandDirectories: false,
    followSymbolicLinks: false,
  }).toSorted();
}
