import {readFileSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {readScriptHashes} from './headers/hashScripts';
import {toHostFiles} from './hostFiles';

/** Where the files for hosts are kept, for people to read and for reviews to show. */
const GENERATED = fileURLToPath(new URL('generated', import.meta.url));

/** Writes the files for hosts as the build in `directory` needs them; returns which changed. */
export async function generateHostFiles(
  directory: string,
  output: string = GENERATED,
): Promise<string[]> {
  const hashes = await readScriptHashes(directory);
  const changed: string[] = [];
  for (const [name, text] of toHostFiles({hashes})) {
    const file = path.join(output, name);
    if ((await readFile(file, 'utf8').catch(() => undefined)) !== text) {
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(file, text);
      changed.push(name);
    }
  }
  return changed;
}

/** A file for hosts as it is kept, or undefined where there is none. */
export function readGenerated(name: string): string | undefined {
  try {
    return readFileSync(path.join(GENERATED, name), 'utf8');
  } catch {
    return undefined;
  }
}
