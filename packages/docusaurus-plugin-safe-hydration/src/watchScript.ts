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
  /** Where a part of the page did not load. */
  readonly failed: string;
  /** Where another try finds no site. */
  readonly noAnswer: string;
  /** On the button that tries again. */
  readonly retry: string;
}

const MESSAGE =
  'Parts of this page did not load. Its text is complete and its links work, but search, menus and buttons may not.';
const NO_ANSWER =
  'The site does not answer. The text of this page is complete; try again when you are online.';
const RETRY = 'Retry';

export const ENGLISH: Texts = {failed: MESSAGE, noAnswer: NO_ANSWER, retry: RETRY};

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

/** Puts a box above the content. Its style is its own, for stylesheets may be missing, too. */
function showBox(...lines: readonly string[]): HTMLElement {
  const box = document.createElement('div');
  box.setAttribute('role', 'alert');
  // The side navigation of guides reaches up behind the navbar, and so behind this box.
  box.style.cssText =
    'position: relative; z-index: 1; padding: 1rem; border: 2px solid #b3261e; background: #fff3f2; color: #4a0d0d';
  for (const line of lines) {
    const paragraph = document.createElement('p');
    paragraph.style.cssText = 'max-width: 60rem; margin: 0 auto 0.5rem';
    paragraph.textContent = line;
    box.append(paragraph);
  }
  const content = document.querySelector('.main-wrapper');
  if (content) content.before(box);
  else document.body.prepend(box);
  return box;
}

/** Loads the page anew, but only if the site answers: a browser's error page is no article. */
function reload(onFailure: () => void): void {
  fetch(location.href, {method: 'HEAD', cache: 'no-store'})
    .then(({status}) => {
      if (status >= 500) throw new Error(`status ${status}`);
      location.reload();
    })
    .catch(onFailure);
}

function showRetry(message: string): void {
  const box = showBox(message);
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button button--primary';
  button.textContent = RETRY;
  button.addEventListener('click', () =>
    reload(() => {
      if (box.firstChild) box.firstChild.textContent = NO_ANSWER;
    }),
  );
  const line = document.createElement('p');
  line.style.cssText = 'max-width: 60rem; margin: 0 auto';
  line.append(button);
  box.append(line);
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
  if (type === 'reload') showRetry(MESSAGE);
  else reload(() => showRetry(MESSAGE));
}

/**
 * Docusaurus starts React when all scripts of the page are there, and never if one of them
 * fails. What it leaves out is to tell the reader and to try again.
 */
function watch(settings: Settings): void {
  const page = window as DocusaurusWindow;
  let hasFailed = false;
  const fail = (): void => {
    if (hasFailed || page.docusaurusRoot) return;
    hasFailed = true;
    recover(settings);
  };
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
      if (isOwn) fail();
    },
    true,
  );
  addEventListener('unhandledrejection', ({reason}: PromiseRejectionEvent) => {
    if (reason instanceof Error && reason.name === 'ChunkLoadError') fail();
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
  const constants = Object.entries({
    MESSAGE: texts.failed,
    NO_ANSWER: texts.noAnswer,
    RETRY: texts.retry,
  }).map(([name, text]) => `${name} = ${toScriptText(text)}`);
  const call = `watch(${JSON.stringify(settings)});`;
  const lines = [`const ${constants.join(', ')};`, ...FUNCTIONS.map(String), call];
  return `(function () {\n${lines.join('\n')}\n})();`;
}

/** A text that ends no script element, whatever it says. */
function toScriptText(text: string): string {
  return JSON.stringify(text).replaceAll('<', '\\u003c');
}
