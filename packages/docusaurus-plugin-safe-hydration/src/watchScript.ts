/**
 * Runs in the page as it is, before any file is loaded. Each function is sent as its own source
 * text, so it may use nothing but the other functions of this file and what browsers have.
 */

interface Settings {
  readonly baseUrl: string;
  /** Whether a page that is served below another base URL says so. */
  readonly baseUrlIssueBanner: boolean;
}

/** What Docusaurus puts on `window`: the first once its scripts run, the second as React starts. */
interface DocusaurusWindow {
  docusaurus?: unknown;
  readonly docusaurusRoot?: unknown;
}

/** What the script says, in the language of the page. */
export interface Texts {
  /** Where a part of the page did not load, or does not come for long. */
  readonly failed: string;
  /** Where another page, to which a link leads, does not come for long. */
  readonly latePage: string;
  /** Where another try finds no site. */
  readonly noAnswer: string;
  /** On the button that tries again. */
  readonly retry: string;
}

/** Those that are said while the browser waits for another page. */
export type NavigationTexts = Pick<Texts, 'latePage' | 'noAnswer' | 'retry'>;

const MESSAGE =
  'Parts of this page did not load. Its text is complete and its links work, but search, menus and buttons may not.';
const NO_ANSWER =
  'The site does not answer. The text of this page is complete; try again when you are online.';
const RETRY = 'Retry';

export const ENGLISH: Texts = {
  failed: MESSAGE,
  latePage: 'The next page takes long to load. It shows as soon as it is there.',
  noAnswer: NO_ANSWER,
  retry: RETRY,
};

/** Milliseconds after which a reader who waits is told so. */
export const PATIENCE = 15_000;

/** A path without what a server may add to it, so that `/a`, `/a/` and `/a.html` are the same. */
function trimPath(path: string): string {
  return path.replace(/(?:\/index)?\.html$|\/$/, '');
}

/** The base URL below which the page is in fact served, where it is another than configured. */
export function suggestBaseUrl(
  pathname: string,
  canonicalPath: string,
  baseUrl: string,
): string | undefined {
  const actual = trimPath(pathname);
  const expected = trimPath(canonicalPath);
  const inSite = expected.slice(baseUrl.length - 1);
  if (actual === expected || !actual.endsWith(inSite)) return undefined;
  return `${actual.slice(0, actual.length - inSite.length)}/`;
}

function findBaseUrl(baseUrl: string): string | undefined {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (!canonical) return undefined;
  return suggestBaseUrl(location.pathname, new URL(canonical.href).pathname, baseUrl);
}

/**
 * Puts a box above the page, outside of what React takes over. Its style is its own, for stylesheets
 * may be missing, too. It stays in view: a browser opens a page that is loaded anew where it was
 * left, and a reader who follows a link may be far below its beginning.
 */
function showBox(...lines: readonly string[]): HTMLElement {
  const box = document.createElement('div');
  box.setAttribute('role', 'alert');
  box.style.cssText =
    'position: sticky; top: 0; z-index: 1000; padding: 1rem; border: 2px solid #b3261e; background: #fff3f2; color: #4a0d0d';
  for (const line of lines) {
    const paragraph = document.createElement('p');
    paragraph.style.cssText = 'max-width: 60rem; margin: 0 auto 0.5rem';
    paragraph.textContent = line;
    box.append(paragraph);
  }
  document.body.prepend(box);
  return box;
}

/** Loads the page anew, but only if the site answers: a browser's error page is no article. */
function reload(onFailure: () => void): void {
  const signal = AbortSignal.timeout(PATIENCE);
  fetch(location.href, {method: 'HEAD', cache: 'no-store', signal})
    .then(({status}) => {
      if (status >= 500) throw new Error(`status ${status}`);
      location.reload();
    })
    .catch(onFailure);
}

/** The box with a button that loads the page anew. */
export function showRetry(message: string, noAnswer: string, retry: string): HTMLElement {
  const box = showBox(message);
  box.id = 'safe-hydration';
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button button--primary';
  button.textContent = retry;
  button.addEventListener('click', () =>
    reload(() => {
      if (box.firstChild) box.firstChild.textContent = noAnswer;
    }),
  );
  const line = document.createElement('p');
  line.style.cssText = 'max-width: 60rem; margin: 0 auto';
  line.append(button);
  box.append(line);
  return box;
}

function showBaseUrl(configured: string, suggested: string): void {
  showBox(
    'Your Docusaurus site did not load properly.',
    'A very common reason is a wrong site baseUrl configuration.',
    `Current configured baseUrl = ${configured}${configured === '/' ? ' (default value)' : ''}`,
    `We suggest trying baseUrl = ${suggested}`,
  ).id = '__docusaurus-base-url-issue-banner';
}

/** A page that failed is loaded once more; one that was loaded anew already tells of it. */
function recover({baseUrl, baseUrlIssueBanner}: Settings): void {
  const suggested = baseUrlIssueBanner ? findBaseUrl(baseUrl) : undefined;
  if (suggested !== undefined) {
    showBaseUrl(baseUrl, suggested);
    return;
  }
  const [navigation] = performance.getEntriesByType('navigation');
  const {type} = (navigation ?? {type: 'reload'}) as {readonly type?: string};
  if (type === 'reload') showRetry(MESSAGE, NO_ANSWER, RETRY);
  else reload(() => showRetry(MESSAGE, NO_ANSWER, RETRY));
}

/**
 * Docusaurus starts React when all scripts of the page are there, and never if one of them
 * fails. What it leaves out is to tell the reader and to try again.
 */
function watch(settings: Settings): void {
  const page = window as DocusaurusWindow;
  let hasFailed = false;
  const fail = (tell: () => void): void => {
    if (hasFailed || page.docusaurusRoot) return;
    hasFailed = true;
    tell();
  };
  const onFailure = (): void => fail(() => recover(settings));
  // What is late may come yet; then the client module takes the box away.
  setTimeout(() => fail(() => showRetry(MESSAGE, NO_ANSWER, RETRY)), PATIENCE);
  // Docusaurus' own banner stands for any failure, and on the home page only.
  if (settings.baseUrlIssueBanner) page.docusaurus = {};
  addEventListener(
    'error',
    ({target}) => {
      // The scripts in the HTML, which are deferred. Those of others may fail as they like.
      const isOwn =
        target instanceof HTMLScriptElement &&
        target.defer &&
        target.src.includes('/assets/js/');
      if (isOwn) onFailure();
    },
    true,
  );
  addEventListener('unhandledrejection', ({reason}: PromiseRejectionEvent) => {
    if (reason instanceof Error && reason.name === 'ChunkLoadError') onFailure();
  });
}

const FUNCTIONS = [
  trimPath,
  suggestBaseUrl,
  findBaseUrl,
  showBox,
  reload,
  showRetry,
  showBaseUrl,
  recover,
  watch,
];

/** The source text of the script that every page carries in its head. */
export function createWatchScript(settings: Settings, texts: Texts): string {
  const said = Object.entries({
    MESSAGE: texts.failed,
    NO_ANSWER: texts.noAnswer,
    RETRY: texts.retry,
  }).map(([name, text]) => `${name} = ${toScriptText(text)}`);
  const call = `watch(${JSON.stringify(settings)});`;
  const constants = [...said, `PATIENCE = ${PATIENCE}`];
  const lines = [`const ${constants.join(', ')};`, ...FUNCTIONS.map(String), call];
  return `(function () {\n${lines.join('\n')}\n})();`;
}

/** A text that ends no script element, whatever it says. */
function toScriptText(text: string): string {
  return JSON.stringify(text).replaceAll('<', '\\u003c');
}
