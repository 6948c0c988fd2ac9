import {CONTAINER_ID, FRAME_PROPS_ATTRIBUTE} from './container';
import {toPathKey, toRoutePath} from './toPathKey';

/** What the browser keeps of a static page. */
export interface StaticDocument {
  /** The props of the frame as JSON, as they are in the HTML. */
  readonly frameProps: string;
  readonly html: string;
}

/** A page, the knowledge that there is none, or why the site did not respond. */
export type Loaded = StaticDocument | 'missing' | Error;

/** Pages kept in memory; the oldest makes room, but never the one in the address bar. */
const MOST_KEPT = 60;

const kept = new Map<string, Loaded>();
const loading = new Map<string, Promise<void>>();

function toAddressKey(): string {
  return toPathKey(toRoutePath(window.location.pathname));
}

/** Docusaurus sets this as React starts, and changes no HTML before. */
function hasReactStarted(): boolean {
  return 'docusaurusRoot' in window;
}

function parseDocument(source: Document): StaticDocument | 'missing' {
  const container = source.getElementById(CONTAINER_ID);
  const frameProps = container?.getAttribute(FRAME_PROPS_ATTRIBUTE);
  return container && frameProps != null
    ? {frameProps, html: container.innerHTML}
    : 'missing';
}

function keep(key: string, loaded: Loaded): void {
  // Deleted first: the first key is the oldest.
  kept.delete(key);
  kept.set(key, loaded);
  const needed = [key, toAddressKey()];
  const oldest = Array.from(kept.keys()).find((one) => !needed.includes(one));
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
}

/** The script that names the build; after a deployment a fetched page has another. */
function getBuild(source: Document): string | null | undefined {
  return source.querySelector('script[src*="/main."]')?.getAttribute('src');
}

async function fetchDocument(address: string): Promise<StaticDocument | 'missing'> {
  // Alone, an address that begins with `//` would be one of another host.
  const response = await fetch(new URL(location.origin + address), {
    mode: 'same-origin',
    headers: {accept: 'text/html'},
  });
  if (response.status === 404) return 'missing';
  if (!response.ok) throw new Error(`${address} has status ${response.status}.`);
  const parsed = new DOMParser().parseFromString(await response.text(), 'text/html');
  if (getBuild(parsed) !== getBuild(document))
    throw new Error(`${address} is of another version of the site.`);
  return parseDocument(parsed);
}

/** Whether the site responds at all. The response may be a redirect, such as to a sign-in. */
async function isResponding(address: string): Promise<boolean> {
  try {
    const response = await fetch(new URL(location.origin + address), {
      mode: 'same-origin',
      method: 'HEAD',
      redirect: 'manual',
      cache: 'no-store',
    });
    return response.status < 500;
  } catch {
    return false;
  }
}

async function load(key: string, address: string): Promise<void> {
  try {
    keep(key, await fetchDocument(address));
  } catch (error) {
    kept.delete(key);
    if (await isResponding(address)) throw error;
    keep(key, new Error(`${address} did not load, because the site does not respond.`));
  } finally {
    loading.delete(key);
  }
}

/** What is known of the page at a path of the router. */
export function getLoaded(path: string): Loaded | undefined {
  return kept.get(toPathKey(path));
}

/**
 * Fetches a page once. A page that was missing or failed is fetched again by the next call.
 * Rejects if the site responds without the page, so that the browser has to load it.
 *
 * @param path - the path of the page in the router
 * @param address - the address to fetch the page from
 */
export async function loadDocument(path: string, address = path): Promise<void> {
  const key = toPathKey(path);
  const loaded = kept.get(key);
  // The first page was just loaded.
  if (loaded === 'missing' ? !hasReactStarted() : loaded && !(loaded instanceof Error))
    return;
  const current = loading.get(key) ?? load(key, address);
  loading.set(key, current);
  await current;
}

/** The document that the browser has loaded is the data of the first page. */
if (typeof document !== 'undefined' && !hasReactStarted())
  keep(toAddressKey(), parseDocument(document));
