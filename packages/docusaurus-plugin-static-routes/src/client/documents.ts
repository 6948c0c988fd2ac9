import {toPathKey} from './toPathKey';
import {CONTAINER_ID, FRAME_PROPS_ATTRIBUTE} from './container';

/** What the browser keeps of a static page. */
export interface StaticDocument {
  /** The props of the frame as JSON, as they stand in the HTML. */
  readonly frameProps: string;
  readonly html: string;
}

/** Pages kept in memory; the oldest makes room, but never the one in the address bar. */
const MOST_KEPT = 60;

type Loading = Promise<StaticDocument | undefined>;

/** `undefined` stands for the knowledge that there is no such page. */
const kept = new Map<string, StaticDocument | undefined>();
const loading = new Map<string, Loading>();

function readDocument(source: Document): StaticDocument | undefined {
  const container = source.getElementById(CONTAINER_ID);
  const frameProps = container?.getAttribute(FRAME_PROPS_ATTRIBUTE);
  return container && frameProps != null
    ? {frameProps, html: container.innerHTML}
    : undefined;
}

function keep(key: string, page: StaticDocument | undefined): void {
  // Put in anew, for the order tells which is the oldest.
  kept.delete(key);
  kept.set(key, page);
  if (kept.size <= MOST_KEPT) return;
  const needed = [key, toPathKey(window.location.pathname)];
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
  return kept.has(toPathKey(pathname));
}

export function getDocument(pathname: string): StaticDocument | undefined {
  return kept.get(toPathKey(pathname));
}

/** Fetches a page once; rejects where it cannot be had, so that the next call tries again. */
export async function loadDocument(pathname: string): Promise<void> {
  const key = toPathKey(pathname);
  if (kept.has(key)) return;
  const request = loading.get(key) ?? fetchDocument(pathname);
  loading.set(key, request);
  try {
    keep(key, await request);
  } finally {
    loading.delete(key);
  }
}

/** The document that the browser has loaded is the data of the first page, until React is there. */
if (
  typeof document !== 'undefined' &&
  document.documentElement.dataset['hasHydrated'] !== 'true'
) {
  keep(toPathKey(window.location.pathname), readDocument(document));
}
