import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** The files for hosts that name the hashes of the inline scripts, by their paths in deploy/. */
export const HOST_FILES = ['nginx/site.conf', '_headers'];

/** Common servers reject responses whose headers exceed 8 KB. */
const MOST_HASHES = 40;

/** A text in which the Content-Security-Policy allows these inline scripts and no others. */
export function withScriptHashes(text: string, hashes: readonly string[]): string {
  const {length} = hashes;
  if (length > MOST_HASHES) {
    throw new Error(
      `The build has ${length} different inline scripts, but a Content-Security-Policy header ` +
        `has room for ${MOST_HASHES}. Move scripts that differ from page to page into files.`,
    );
  }
  return text.replace(
    /(?<=script-src 'self')[^;]*/,
    hashes.map((hash) => ` ${hash}`).join(''),
  );
}

/** Writes the hashes into the files for hosts; returns the paths in deploy/ of those that changed. */
export function writeHostFiles(hashes: readonly string[]): readonly string[] {
  return HOST_FILES.filter((name) => {
    const text = withScriptHashes(readHostFile(name), hashes);
    if (text === readHostFile(name)) return false;
    writeFileSync(path.join(import.meta.dirname, name), text);
    return true;
  });
}

export function readHostFile(name: string): string {
  return readFileSync(path.join(import.meta.dirname, name), 'utf8');
}
