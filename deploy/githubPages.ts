import {cp, mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {readScriptHashes} from './inlineScripts';
import {toSecurityHeaders} from './responseHeaders';

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

/**
 * The HTML of a page that carries its own policy, for hosts that send no headers, such as GitHub
 * Pages. The policy must come before anything it is about.
 */
export function addMetaPolicy(html: string, hashes: readonly string[]): string {
  // Only a header can say who may frame a page.
  const policy = toSecurityHeaders(hashes)['Content-Security-Policy']?.replace(
    /; frame-ancestors [^;]*/,
    '',
  );
  const tags =
    `<meta http-equiv="Content-Security-Policy" content="${policy}">` +
    '<meta name="referrer" content="same-origin">';
  const start = /<head[^>]*>(?:\s*<meta charset=[^>]*>)?/i.exec(html);
  if (!start) {
    throw new Error('A page has no <head> that could carry its Content-Security-Policy.');
  }
  const end = start.index + start[0].length;
  return html.slice(0, end) + tags + html.slice(end);
}
