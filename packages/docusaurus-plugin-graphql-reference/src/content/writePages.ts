import {mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {ReferencePage} from '../pages/types';
import {type Bytes, createTextStore} from './createTextStore';

interface StoredPage {
  readonly href: string;
  /** Absolute path of the JSON file with the page's props. */
  readonly dataFile: string;
}

/** A page whose file has the props of other pages, too. */
export interface PackedPage extends StoredPage {
  readonly bytes: Bytes;
}

/** What is stored of a page, as plain data. */
type ToStored = (page: ReferencePage) => object;

/** Writes a file, unless it has that content already, so that nothing is rebuilt for it. */
export function writeIfChanged(file: string, text: string): void {
  try {
    if (readFileSync(file, 'utf8') === text) return;
  } catch {
    // There is no such file yet.
  }
  writeFileSync(file, text);
}

/** A file name for an address: unique, and readable for people who look for it. */
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
  toStored: ToStored,
  {directory, basePath}: {readonly directory: string; readonly basePath: string},
): readonly StoredPage[] {
  const stale = openFolder(directory);
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
  removeFiles(directory, stale);
  return stored;
}

/**
 * Stores the props of every page in one file, one page a line, for a build that reads them from disk:
 * a file for each takes several times as long.
 */
export function packPages(
  pages: Iterable<ReferencePage>,
  toStored: ToStored,
  directory: string,
): readonly PackedPage[] {
  removeFiles(directory, openFolder(directory));
  const dataFile = path.join(directory, 'pages.jsonl');
  const add = createTextStore(dataFile);
  const stored: PackedPage[] = [];
  for (const page of pages) {
    const bytes = add(`${JSON.stringify(toStored(page))}\n`);
    stored.push({href: page.href, dataFile, bytes});
  }
  return stored;
}

/** The names of the files that are there, each of them stale until it is written again. */
function openFolder(directory: string): Set<string> {
  mkdirSync(directory, {recursive: true});
  return new Set(readdirSync(directory));
}

function removeFiles(directory: string, names: Iterable<string>): void {
  for (const name of names) rmSync(path.join(directory, name));
}
