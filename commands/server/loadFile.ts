import {createHash} from 'node:crypto';
import {constants, statSync, type Stats} from 'node:fs';
import {open, realpath, type FileHandle} from 'node:fs/promises';
import {LRUCache} from 'lru-cache';

/** Whatever happens to the name of the file: size, content and validators belong together. */
export interface LoadedFile {
  readonly size: number;
  readonly modified: Date;
  /** A strong one: a hash of the content, so that equal builds have equal ones. */
  readonly etag: string;
  /** All of a small file. A large one is open; who asked for it closes it. */
  readonly content: Buffer | FileHandle;
}

interface KnownFile {
  /** Tells whether the file is still the one that was read. */
  readonly identity: string;
  readonly etag: string;
  /** Nothing for a large file, of which only the hash is kept. */
  readonly file: LoadedFile | undefined;
}

export type FileCache = LRUCache<string, KnownFile>;

const LARGEST_SMALL_FILE = 1024 * 1024;
const LARGEST_CACHE = 64 * 1024 * 1024;
/** Opening a pipe would wait for who writes to it (Windows has no flag). */
const FLAGS = constants.O_RDONLY | ((constants.O_NONBLOCK as number | undefined) ?? 0);

/** A cache of the files that were asked for last, by their real paths. */
export function createFileCache(): FileCache {
  return new LRUCache({
    maxSize: LARGEST_CACHE,
    sizeCalculation: ({file}, name) => name.length + (file?.size ?? 0) + 1,
  });
}

/**
 * Loads a file, named by its real path, for an answer. What is no file any more, or lies behind a
 * link that was put in its way, throws ENOENT as one that is gone does.
 */
export async function loadFile(name: string, cache: FileCache): Promise<LoadedFile> {
  const known = cache.get(name);
  // Synchronous, for it takes microseconds, and a detour by the thread pool many times as long.
  if (known?.file && known.identity === identify(statSync(name))) {
    return known.file;
  }
  const {handle, stats} = await openFile(name);
  try {
    const load = stats.size > LARGEST_SMALL_FILE ? loadLarge : loadSmall;
    const file = await load(handle, stats, known);
    const isSmall = Buffer.isBuffer(file.content);
    cache.set(name, {
      identity: identify(stats),
      etag: file.etag,
      file: isSmall ? file : undefined,
    });
    return file;
  } catch (error) {
    await handle.close();
    throw error;
  }
}

async function openFile(
  name: string,
): Promise<{readonly handle: FileHandle; readonly stats: Stats}> {
  const handle = await open(name, FLAGS);
  try {
    const stats = await handle.stat();
    if (!stats.isFile() || (await realpath(name)) !== name) {
      throw Object.assign(new Error(`${name} was replaced.`), {code: 'ENOENT'});
    }
    return {handle, stats};
  } catch (error) {
    await handle.close();
    throw error;
  }
}

async function loadSmall(handle: FileHandle, {mtime}: Stats): Promise<LoadedFile> {
  const content = await handle.readFile();
  await handle.close();
  const etag = toEtag(createHash('sha256').update(content).digest('base64url'));
  return {size: content.length, modified: mtime, etag, content};
}

async function loadLarge(
  handle: FileHandle,
  stats: Stats,
  known: KnownFile | undefined,
): Promise<LoadedFile> {
  const {size, mtime} = stats;
  const etag =
    known?.identity === identify(stats) ? known.etag : toEtag(await hashContent(handle));
  return {size, modified: mtime, etag, content: handle};
}

async function hashContent(handle: FileHandle): Promise<string> {
  const hash = createHash('sha256');
  // `start`, so that reading leaves the handle's own position alone.
  for await (const chunk of handle.createReadStream({start: 0, autoClose: false})) {
    hash.update(chunk as Buffer);
  }
  return hash.digest('base64url');
}

function toEtag(hash: string): string {
  return `"${hash.slice(0, 27)}"`;
}

function identify({dev, ino, size, mtimeMs, ctimeMs}: Stats): string {
  return [dev, ino, size, mtimeMs, ctimeMs].join(' ');
}
