import {createHash} from 'node:crypto';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {findInlineScripts} from './findInlineScripts';

/** The sources of a Content-Security-Policy that allow these scripts: sorted, each once. */
export function hashScripts(scripts: Iterable<string>): string[] {
  return [...new Set(scripts)].map(hashScript).sort();
}

/** The hashes of the inline scripts of all pages of a finished build. */
export async function readScriptHashes(directory: string): Promise<string[]> {
  const names = await readdir(directory, {recursive: true});
  const scripts = new Set<string>();
  const pages = names.filter((name) => name.endsWith('.html'));
  for (const page of pages) {
    const html = await readFile(path.join(directory, page), 'utf8');
    findInlineScripts(html).forEach((script) => scripts.add(script));
  }
  return hashScripts(scripts);
}

function hashScript(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
