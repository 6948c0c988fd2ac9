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

/** `undefined` stands for the knowledge that there is no such page. */
const kept = new Map<string, StaticDocument | undefined>();
const loading = new Map<string, Promise<void>>();
/** Why pages could not be had when they were last asked for, where the site did not answer. */
const failures = new Map<string, Error>();

/** What was parsed last, of `html`, so that showing it need not parse it again. */
let parsedLast: {readonly html: string; readonly content: DocumentFragment} | undefined;

/** Docusaurus puts this on `window` as React starts, and changes no HTML before. */
function hasReactStarted(): boolean {
  return 'docusaurusRoot' in window;
}

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

async function fetchDocument(pathname: string): Promise<StaticDocument | undefined> {
  const response = await fetch(pathname, {headers: {accept: 'text/html'}});
  if (response.status === 404) return undefined;
  if (!response.ok)
    throw new Error(`${pathname} answered with status ${response.status}.`);
  const parsed = new DOMParser().parseFromString(await response.text(), 'text/html');
  if (getBuild(parsed) !== getBuild(document)) {
    throw new Error(`${pathname} is of another version of the site.`);
  }
  const page = readDocument(parsed);
  if (page) parsedLast = {html: page.html, content: takeContent(parsed)};
  return page;
}

function takeContent(source: Document): DocumentFragment {
  const content = source.createDocumentFragment();
  content.append(...(source.getElementById(CONTAINER_ID)?.childNodes ?? []));
  return content;
}

/**
 * The content of a page to put into the document. A page that was fetched last is parsed already;
 * neither way asks the policy of Trusted Types to look through all of it, as `innerHTML` does.
 */
export function createContent({html}: Pick<StaticDocument, 'html'>): DocumentFragment {
  if (parsedLast?.html === html) {
    const {content} = parsedLast;
    parsedLast = undefined;
    return content;
  }
  const container = `<div id="${CONTAINER_ID}">${html}</div>`;
  return takeContent(new DOMParser().parseFromString(container, 'text/html'));
}

/** Whether the browser would get an answer, which may lead elsewhere, such as to a sign-in. */
async function isAnswering(pathname: string): Promise<boolean> {
  try {
    const options = {method: 'HEAD', redirect: 'manual', cache: 'no-store'} as const;
    return (await fetch(pathname, options)).status < 500;
  } catch {
    return false;
  }
}

/** Whether the page is there, be it a document or the knowledge that none exists. */
export function isLoaded(pathname: string): boolean {
  return kept.has(toPathKey(pathname));
}

export function getDocument(pathname: string): StaticDocument | undefined {
  return kept.get(toPathKey(pathname));
}

/** Why a page could not be had, where the site did not answer the last time. */
export function getFailure(pathname: string): Error | undefined {
  return failures.get(toPathKey(pathname));
}

async function request(key: string, pathname: string): Promise<void> {
  failures.delete(key);
  try {
    keep(key, await fetchDocument(pathname));
  } catch (error) {
    kept.delete(key);
    if (await isAnswering(pathname)) throw error;
    failures.set(
      key,
      new Error(`${pathname} did not load, for the site does not answer.`),
    );
  } finally {
    loading.delete(key);
  }
}

/**
 * Fetches a page once. Where the site does not answer, `getFailure` tells of it; rejects where the
 * site answers but the page cannot be had, so that the browser has to load it. In both cases the
 * next call asks again, as it does for a page that did not exist: it may by then.
 */
export async function loadDocument(pathname: string): Promise<void> {
  const key = toPathKey(pathname);
  if (kept.get(key) || (kept.has(key) && !hasReactStarted())) return;
  const current = loading.get(key) ?? request(key, pathname);
  loading.set(key, current);
  await current;
}

/** The document that the browser has loaded is the data of the first page, until React is there. */
if (typeof document !== 'undefined' && !hasReactStarted()) {
  keep(toPathKey(window.location.pathname), readDocument(document));
}
