import {readdir} from 'node:fs/promises';
import path from 'node:path';

/** Copies that a build compressed for the server; they are no content of their own. */
const PRECOMPRESSED = /\.(?:br|gz)$/;

/** All files of a site, as paths with slashes, sorted. */
export async function listFiles(directory: string): Promise<string[]> {
  const entries = await readdir(directory, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile() && !PRECOMPRESSED.test(entry.name))
    .map(({parentPath, name}) =>
      path.relative(directory, path.join(parentPath, name)).split(path.sep).join('/'),
    )
    .sort();
}
