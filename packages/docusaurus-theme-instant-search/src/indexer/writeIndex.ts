import {createHash} from 'node:crypto';
import {mkdir, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import type {IndexFile, Manifest} from '../format/indexFile';
import {FORMAT_VERSION, MANIFEST_PATH} from '../format/indexFile';

/** Writes the index under a name made of its content, and the manifest with the name. */
export async function writeIndex(folder: string, index: IndexFile): Promise<Manifest> {
  const json = JSON.stringify(index);
  const hash = createHash('sha256').update(json).digest('hex').slice(0, 8);
  const manifest: Manifest = {
    version: FORMAT_VERSION,
    file: `assets/search/index.${hash}.json`,
  };
  await mkdir(dirname(join(folder, manifest.file)), {recursive: true});
  await writeFile(join(folder, manifest.file), json);
  await writeFile(join(folder, MANIFEST_PATH), JSON.stringify(manifest));
  return manifest;
}
