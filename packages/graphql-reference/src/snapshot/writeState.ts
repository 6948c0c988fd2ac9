import {cpSync, mkdirSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {describeSchema, printSchemaFile} from 'graphql-api-model';
import type {State} from '../sources/loadState';

/** Where a state is written. */
interface StatePlace {
  /** Absolute; it is made if it is missing. */
  readonly folder: string;
  readonly date: string;
  readonly isGzipped: boolean;
}

/**
 * Writes a state as a whole or not at all: as SDL, or as copies of its files, which show to what domain
 * its elements belong. It is synchronous, so that no signal interrupts it.
 *
 * @param files - The absolute files to copy; none for SDL.
 * @returns The name of the file or folder.
 */
export function writeState(
  {schema}: State,
  files: readonly string[],
  {folder, date, isGzipped}: StatePlace,
): string {
  mkdirSync(folder, {recursive: true});
  // Files that begin with a dot are not states.
  const draft = path.join(folder, `.${date}`);
  rmSync(draft, {recursive: true, force: true});
  const name = files.length > 0 ? date : `${date}.graphql${isGzipped ? '.gz' : ''}`;
  if (files.length > 0) {
    const root = findRoot(files);
    for (const file of files) cpSync(file, path.join(draft, path.relative(root, file)));
  } else {
    const sdl = printSchemaFile(describeSchema(schema));
    writeFileSync(draft, isGzipped ? gzipSync(sdl) : sdl);
  }
  renameSync(draft, path.join(folder, name));
  return name;
}

/** The nearest folder that contains all files. */
function findRoot(files: readonly string[]): string {
  let root = path.dirname(files[0] ?? '');
  while (!files.every((file) => file.startsWith(path.join(root, '/'))))
    root = path.dirname(root);
  return root;
}
