import {CONTAINER_ID, TITLE_ATTRIBUTE} from './container';

/** What the browser keeps of a reference page; `undefined` where there is no such page. */
export interface ReferenceDocument {
  readonly title: string;
  readonly description: string;
  readonly html: string;
}

/** Pages kept in memory; the oldest makes room, but never the one in the address bar. */
const MOST_KEPT = 60;

type Loading = Promise<ReferenceDocument | undefined>;

const kept = new Map<string, ReferenceDocument | undefined>();
const loading = new Map<string, Loading>();

/** One key for `/space`, `/space/`, `/space.html` and `/space/index.html`. */
function toKey(pathname: string): string {
  return pathname.replace(/(?:\/index)?\.html$/, '').replace(/(?<=.)\/$/, '');
}

function readDocument(source: Document): ReferenceDocument | undefined {
  const container = source.getElementById(CONTAINER_ID);
  if (!container) return undefined;
  const meta = source.querySelector('meta[name="description"]');
  return {
    title: container.getAttribute(TITLE_ATTRIBUTE) ?? source.title,
    description: meta?.getAttribute('content') ?? '',
    html: container.innerHTML,
  };
}

function keep(key: string, page: ReferenceDocument | undefined): void {
  kept.set(key, page);
  if (kept.size <= MOST_KEPT) return;
  const needed = [key, toKey(window.location.pathname)];
  const oldest = [...kept.keys()].find((one) => !needed.includes(one));
  if (oldest !== undefined) kept.delete(oldest);
}

/** The script that names the build; after a deployment a fetched page has another. */
function getBuild(source: Document): string | null | undefined {
  return source.querySelector('script[src*="/main."]')?.getAttribute('src');
}

async function fetchDocument(pathname: string): Loading {
  const response = await fetch(pathname, {headers: {accept: 'text/html'}});
  if (response.status === 404) return undefined;
  if (!response.ok)
    throw new Error(`${pathname} answered with status ${response.status}.`);
  const parsed = new DOMParser().parseFromString(await response.text(), 'text/html');
  if (getBuild(parsed) !== getBuild(document)) {
    throw new Error(`${pathname} is of another version of the site.`);
  }
  return readDocument(parsed);
}

/** Whether the page is there, be it a document or the knowledge that none exists. */
export function isLoaded(pathname: string): boolean {
  return kept.has(toKey(pathname));
}

export function getDocument(pathname: string): ReferenceDocument | undefined {
  return kept.get(toKey(pathname));
}

/** Fetches a page once; rejects where it cannot be had, so that the next call tries again. */
export async function loadDocument(pathname: string): Promise<void> {
  const key = toKey(pathname);
  if (kept.has(key)) return;
  const request = loading.get(key) ?? fetchDocument(pathname);
  loading.set(key, request);
  try {
    keep(key, await request);
  } finally {
    loading.delete(key);
  }
}

/** The document the browser has just loaded is the data of the first page. */
if (
  typeof document !== 'undefined' &&
  document.documentElement.dataset['hasHydrated'] !== 'true'
) {
  keep(toKey(window.location.pathname), readDocument(document));
}
