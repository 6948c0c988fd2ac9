import {existsSync, readFileSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {readScriptHashes} from './headers/hashScripts';
import {toEdgeHeaders} from './hosts/edgeHeaders';
import {toNginxConfig} from './hosts/nginx';

/** The files for hosts, by their paths in deploy/; `current` is their text so far. */
const HOST_FILES = {
  'nginx/site.conf': toNginxConfig,
  'generated/_headers': toEdgeHeaders,
} satisfies Record<string, (hashes: readonly string[], current: string) => string>;

/** Common servers reject responses whose headers exceed 8 KB. */
const MOST_HASHES = 40;

/** The files for hosts as a build needs them, by their paths in deploy/. */
export function toHostFiles(
  hashes: readonly string[],
  read: (name: string) => string | undefined,
): Map<string, string> {
  const {length} = hashes;
  if (length > MOST_HASHES) {
    throw new Error(
      `The build has ${length} different inline scripts, but a Content-Security-Policy header ` +
        `has room for ${MOST_HASHES}. Move scripts that differ from page to page into files.`,
    );
  }
  return new Map(
    Object.entries(HOST_FILES).map(([name, toText]) => [
      name,
      toText(hashes, read(name) ?? ''),
    ]),
  );
}

/** Writes the files for hosts as the build in `directory` needs them; returns which changed. */
export async function writeHostFiles(directory: string): Promise<string[]> {
  const hashes = await readScriptHashes(directory);
  const changed: string[] = [];
  for (const [name, text] of toHostFiles(hashes, readHostFile)) {
    if (readHostFile(name) === text) continue;
    await writeFile(toFile(name), text);
    changed.push(name);
  }
  return changed;
}

/** A file for hosts as it is kept, or undefined if there is none. */
export function readHostFile(name: string): string | undefined {
  const file = toFile(name);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function toFile(name: string): string {
  return path.join(import.meta.dirname, name);
}
