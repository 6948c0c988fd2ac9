import {existsSync, readdirSync, rmSync} from 'node:fs';
import {lstat, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

/**
 * The list of what a command wrote into a folder, in the folder itself, so that a later run knows
 * what it may delete. Servers do not send dot files.
 */
const LIST = '.generated-files';
/** Left by file managers. Nobody misses them. */
const LITTER = new Set(['.DS_Store', 'Thumbs.db', 'desktop.ini']);

/** Writes the list of what is in `source` now into `directory`. */
export async function markGenerated(
  directory: string,
  source: string = directory,
): Promise<void> {
  const names = listNames(source).filter((name) => name !== LIST);
  const head =
    '# Generated, and replaced as a whole. A folder that contains more than this is left alone.';
  await writeFile(path.join(directory, LIST), [head, ...names, ''].join('\n'));
}

/**
 * The names in a folder that no command wrote, as paths relative to it; none when the folder is
 * generated, empty or missing. `undefined` when there is something else than a folder.
 */
export async function findForeignFiles(
  directory: string,
): Promise<readonly string[] | undefined> {
  const stats = await lstat(directory).catch(orMissing);
  if (!stats) return [];
  if (!stats.isDirectory()) return undefined;
  const list = await readFile(path.join(directory, LIST), 'utf8').catch(orMissing);
  const generated = new Set(list === undefined ? [] : [LIST, ...list.split('\n')]);
  return listNames(directory).filter(
    (name) => !generated.has(name) && !LITTER.has(path.basename(name)),
  );
}

/** Deletes a generated folder, the list last: it still counts as generated when this is stopped. */
export function removeGenerated(directory: string): void {
  if (!existsSync(directory)) return;
  const others = readdirSync(directory).filter((name) => name !== LIST);
  for (const name of [...others, '']) {
    // At the exit of a process its threads may still write into the folder.
    const options = {recursive: true, force: true, maxRetries: 5};
    rmSync(path.join(directory, name), options);
  }
}

/** Everything in a folder, folders too, with `/` on every system. */
function listNames(directory: string): string[] {
  // At once: waiting for each of the thousands of folders of a site takes five times as long.
  const names = readdirSync(directory, {recursive: true, encoding: 'utf8'});
  return names.map((name) => name.split(path.sep).join('/')).sort();
}

/** Undefined for a missing file. */
export function orMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
