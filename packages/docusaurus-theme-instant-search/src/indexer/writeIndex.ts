import {createHash} from 'node:crypto';
import {mkdir, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import type {IndexFile, Manifest, TextsFile} from '../format/indexFile';
import {FORMAT_VERSION, MANIFEST_PATH} from '../format/indexFile';

/** Writes the index and the texts of its guides, and the manifest that names the index. */
export async function writeIndex(
  folder: string,
  index: IndexFile,
  texts: TextsFile['texts'] = [],
): Promise<Manifest> {
  const {summaries = [], descriptions = [], ...first} = index;
  const version = FORMAT_VERSION;
  const textsFile = await writeHashed(folder, 'texts', {
    version,
    texts,
    summaries,
    descriptions,
  });
  const file = await writeHashed(folder, 'index', {...first, textsFile});
  const manifest: Manifest = {version, file};
  await writeFile(join(folder, MANIFEST_PATH), JSON.stringify(manifest));
  return manifest;
}

/** Writes a file whose name is made of its content; returns its path. */
async function writeHashed(
  folder: string,
  name: string,
  content: IndexFile | TextsFile,
): Promise<string> {
  const json = JSON.stringify(content);
  const hash = createHash('sha256').update(json).digest('hex').slice(0, 8);
  const file = `assets/search/${name}.${hash}.json`;
  await mkdir(dirname(join(folder, file)), {recursive: true});
  await writeFile(join(folder, file), json);
  return file;
}
