import {createHash} from 'node:crypto';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {findInlineScripts} from './findInlineScripts';

/** Node reads files on four threads; a few more keep them busy. */
const FILES_AT_ONCE = 8;

/** The sources of a Content-Security-Policy that allow these scripts: sorted, each once. */
export function hashScripts(scripts: Iterable<string>): string[] {
  return [...new Set(scripts)].map(hashScript).sort();
}

/** What `hashScripts` says of all pages of a finished build. */
export async function readScriptHashes(directory: string): Promise<string[]> {
  const names = await readdir(directory, {recursive: true});
  const pages = names.filter((name) => name.endsWith('.html'));
  return hashScripts(await readScripts(pages.map((name) => path.join(directory, name))));
}

/** The different scripts in these pages, given as paths of files. */
export async function readScripts(
  pages: Iterable<string>,
  read = (page: string): Promise<string> => readFile(page, 'utf8'),
): Promise<Set<string>> {
  const scripts = new Set<string>();
  const waiting = [...pages];
  const readNext = async (): Promise<void> => {
    for (let page = waiting.pop(); page !== undefined; page = waiting.pop()) {
      const html = await read(page);
      findInlineScripts(html).forEach((script) => scripts.add(script));
    }
  };
  await Promise.all(Array.from({length: FILES_AT_ONCE}, readNext));
  return scripts;
}

/** Whether the pages set the colour mode as this site's do: the policy would block parts of other sites. */
export function isMadeForPolicy(scripts: Iterable<string>): boolean {
  return [...scripts].some((script) => script.includes('data-theme-choice'));
}

function hashScript(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
