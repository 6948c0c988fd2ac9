import {createHash} from 'node:crypto';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';

const IGNORED =
  /^(?:node_modules|\.docusaurus|\.cache|__tests__|__fixtures__|build(?:\..*)?)$/;

/**
 * A hash over the paths and contents of all files under `sources` (files or folders). Contents,
 * not times: a fresh clone and a changed branch have new times.
 */
export async function fingerprint(sources: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  for (const source of sources) {
    for (const file of await listFiles(source)) {
      hash
        .update(path.relative(source, file))
        .update('\0')
        .update(await readFile(file));
    }
  }
  return hash.digest('hex');
}

async function listFiles(source: string): Promise<string[]> {
  const entries = await readdir(source, {withFileTypes: true}).catch(() => undefined);
  if (!entries) {
    return [source];
  }
  const nested = entries
    .filter((entry) => !IGNORED.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((entry) => {
      const file = path.join(source, entry.name);
      return entry.isDirectory() ? listFiles(file) : Promise.resolve([file]);
    });
  return (await Promise.all(nested)).flat();
}
