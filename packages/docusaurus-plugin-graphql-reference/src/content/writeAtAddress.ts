import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Where a build writes its files. */
export interface OutputSite {
  readonly outDir: string;
  readonly baseUrl: string;
}

/** Writes a file of the built site by its address, which begins with the base URL. */
export function writeAtAddress(
  href: string,
  content: string | Buffer,
  {outDir, baseUrl}: OutputSite,
): void {
  const file = path.join(outDir, href.slice(baseUrl.length));
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, content);
}
