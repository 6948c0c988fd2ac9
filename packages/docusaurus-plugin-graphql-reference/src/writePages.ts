import {mkdirSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {ReferencePage} from './pages/types';
import type {StoredPage} from './routes';
import {writeIfChanged} from './writeIfChanged';

/** A file name for an address: unique, and readable for whoever looks for it. */
function toFileName(href: string, basePath: string): string {
  const name = href.slice(basePath.length).replace(/\/$/, '').replaceAll('/', '__');
  return `${name || 'overview'}.json`;
}

/**
 * Stores the props of every page in a file of its own and removes the files of pages that
 * are gone. A file whose content is unchanged is left alone, so nothing is rebuilt for it.
 */
export function writePages(
  pages: Iterable<ReferencePage>,
  toStored: (page: ReferencePage) => object,
  {directory, basePath}: {readonly directory: string; readonly basePath: string},
): readonly StoredPage[] {
  mkdirSync(directory, {recursive: true});
  const stale = new Set(readdirSync(directory));
  const stored: StoredPage[] = [];
  for (const page of pages) {
    const name = toFileName(page.href, basePath);
    const dataFile = path.join(directory, name);
    const json = JSON.stringify(toStored(page));
    // Asking for a file that is not there takes longer than writing it.
    if (stale.delete(name)) writeIfChanged(dataFile, json);
    else writeFileSync(dataFile, json);
    stored.push({href: page.href, dataFile});
  }
  for (const name of stale) rmSync(path.join(directory, name));
  return stored;
}
