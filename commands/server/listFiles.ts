import type {Dirent} from 'node:fs';
import {readdir, realpath, stat} from 'node:fs/promises';
import path from 'node:path';

/** Dot files are private; this folder is the one that the web has a use for (RFC 8615). */
const WELL_KNOWN = '.well-known';
/** What is gone, closed to us, or a link that leads round in circles holds no file. */
const HOLDS_NOTHING = new Set(['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM', 'ELOOP']);

interface Folder {
  /** Real path. */
  readonly path: string;
  /** What the addresses of its files start with. */
  readonly address: string;
  /** The folders it was reached through, as real paths, itself among them. */
  readonly trail: readonly string[];
}

/**
 * The files of a directory that may be served: their real paths by their address. A list, because
 * only that is exact where the file system takes `Intro` for `intro`. Symbolic links are followed
 * as long as they stay inside of the directory.
 */
export async function listFiles(directory: string): Promise<ReadonlyMap<string, string>> {
  const root = await realpath(directory);
  const files = new Map<string, string>();
  const waiting: Folder[] = [{path: root, address: '', trail: [root]}];
  for (let folder = waiting.pop(); folder; folder = waiting.pop()) {
    for (const entry of await readFolder(folder)) {
      const address = `${folder.address}/${entry.name.normalize()}`;
      const found = await resolveEntry(path.join(folder.path, entry.name), entry, root);
      if (found?.kind === 'file') {
        files.set(address, found.path);
      } else if (found && !folder.trail.includes(found.path)) {
        waiting.push({path: found.path, address, trail: [...folder.trail, found.path]});
      }
    }
  }
  return files;
}

async function readFolder(folder: Folder): Promise<Dirent[]> {
  const entries = await orNothing(readdir(folder.path, {withFileTypes: true}));
  return (entries ?? []).filter(
    ({name}) => !name.startsWith('.') || (name === WELL_KNOWN && folder.address === ''),
  );
}

/** What an entry of a folder is, a link being what it leads to; nothing when that is outside. */
async function resolveEntry(
  file: string,
  entry: Dirent,
  root: string,
): Promise<{readonly kind: 'file' | 'folder'; readonly path: string} | undefined> {
  if (!entry.isSymbolicLink()) {
    return toFound(file, entry);
  }
  const target = await orNothing(realpath(file));
  if (target === undefined || !`${target}${path.sep}`.startsWith(root + path.sep)) {
    return undefined;
  }
  const stats = await orNothing(stat(target));
  return stats && toFound(target, stats);
}

function toFound(
  file: string,
  type: Pick<Dirent, 'isFile' | 'isDirectory'>,
): {readonly kind: 'file' | 'folder'; readonly path: string} | undefined {
  if (type.isFile()) return {kind: 'file', path: file};
  return type.isDirectory() ? {kind: 'folder', path: file} : undefined;
}

async function orNothing<Value>(promise: Promise<Value>): Promise<Value | undefined> {
  try {
    return await promise;
  } catch (error) {
    if (HOLDS_NOTHING.has((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}
