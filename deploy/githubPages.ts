import {cp, mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {readScriptHashes} from './headers/hashScripts';
import {addMetaPolicy} from './hosts/metaPolicy';

/** GitHub Pages compresses by itself and would show these as downloads. */
const PRECOMPRESSED = /\.(?:br|gz)$/;

/** Copies a build for a host that sends no headers of ours; returns how many pages it has. */
export async function writeMetaPolicies(build: string, target: string): Promise<number> {
  const hashes = await readScriptHashes(build);
  await rm(target, {recursive: true, force: true});
  await mkdir(path.dirname(target), {recursive: true});
  await cp(build, target, {
    recursive: true,
    filter: (source) => !PRECOMPRESSED.test(source),
  });
  // Otherwise files whose names start with an underscore are left out.
  await writeFile(path.join(target, '.nojekyll'), '');
  const names = await readdir(target, {recursive: true});
  const pages = names.filter((name) => name.endsWith('.html'));
  for (const page of pages) {
    const file = path.join(target, page);
    await writeFile(file, addMetaPolicy(await readFile(file, 'utf8'), hashes));
  }
  return pages.length;
}
