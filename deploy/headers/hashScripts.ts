import {createHash} from 'node:crypto';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {findInlineScripts} from './findInlineScripts';

/** A page of a larger header than this is refused by common servers: 8 KB for all headers. */
const MOST_HASHES = 40;

/** The sources of a Content-Security-Policy that allow these scripts: sorted, each once. */
export function hashScripts(scripts: Iterable<string>): string[] {
  const hashes = [...new Set(scripts)].map((script) => {
    const hash = createHash('sha256').update(script).digest('base64');
    return `'sha256-${hash}'`;
  });
  if (hashes.length > MOST_HASHES) {
    throw new Error(
      `The build has ${hashes.length} different inline scripts, but a Content-Security-Policy ` +
        `header has room for ${MOST_HASHES}. Move scripts that differ from page to page into files.`,
    );
  }
  return hashes.sort();
}

/** What `hashScripts` says of all pages of a finished build. */
export async function readScriptHashes(directory: string): Promise<string[]> {
  const names = await readdir(directory, {recursive: true});
  const scripts = new Set<string>();
  for (const name of names.filter((each) => each.endsWith('.html'))) {
    const html = await readFile(path.join(directory, name), 'utf8');
    findInlineScripts(html).forEach((script) => scripts.add(script));
  }
  return hashScripts(scripts);
}
