import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {toTwin} from 'graphql-api-model';

/** Writes the Markdown of pages beside their HTML, by the addresses of the pages. */
export function writeTwins(
  twins: Iterable<readonly [href: string, text: string | Buffer]>,
  {outDir, baseUrl}: {readonly outDir: string; readonly baseUrl: string},
): void {
  const folders = new Set<string>();
  for (const [href, text] of twins) {
    const file = path.join(outDir, toTwin(href, baseUrl).slice(baseUrl.length));
    const folder = path.dirname(file);
    if (!folders.has(folder)) mkdirSync(folder, {recursive: true});
    folders.add(folder);
    writeFileSync(file, text);
  }
}
