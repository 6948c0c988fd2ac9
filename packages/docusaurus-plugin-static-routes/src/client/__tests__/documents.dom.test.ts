import {beforeEach, describe, expect, it, vi} from 'vitest';

const MAIN = '<script src="/assets/js/main.1.js" type="text/plain"></script>';

function toHtml(title: string, main = MAIN): string {
  return `<html><head>${main}</head><body><div id="static-content" data-frame='{"title":"${title}"}'><h1>${title}</h1></div></body></html>`;
}

/** The responses of the server, by path and "HEAD" before a path; 404 for what is not there. */
type Answers = Record<string, {readonly status?: number; readonly body: string} | 'none'>;

/** Opens a page whose HTML is `html`, and gives the fresh module with all it requests. */
async function open(path: string, html: string, answers: Answers = {}) {
  window.history.replaceState({}, '', path);
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  document.replaceChild(
    document.adoptNode(parsed.documentElement),
    document.documentElement,
  );
  const fetched: string[] = [];
  vi.stubGlobal('fetch', ({href, origin}: URL, {method, mode}: RequestInit) => {
    expect({origin, mode}).toEqual({origin: location.origin, mode: 'same-origin'});
    const pathname = href.slice(origin.length);
    const request = method === 'HEAD' ? `HEAD ${pathname}` : pathname;
    fetched.push(request);
    const answer = answers[request] ?? {status: 404, body: 'not found'};
    if (answer === 'none') return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(new Response(answer.body, {status: answer.status ?? 200}));
  });
  const documents = await import('../documents');
  return {...documents, fetched: () => fetched};
}

function startReact(): void {
  vi.stubGlobal('docusaurusRoot', {});
}

beforeEach(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
});

const space = {frameProps: '{"title":"Space"}', html: '<h1>Space</h1>'};

describe('the first page', () => {
  it('is read from the document, whatever the spelling of its address', async () => {
    const {getLoaded, fetched} = await open('/a%20b/space.html', toHtml('Space'));
    for (const path of ['/a b/space', '/a%20b/space/'])
      expect(getLoaded(path), path).toEqual(space);
    for (const path of ['/a b', '/a b/space.html'])
      expect(getLoaded(path), path).toBeUndefined();
    expect(fetched()).toEqual([]);
  });

  it('is missing if the document has no static content, also with a suffix twice', async () => {
    const {getLoaded, loadDocument, fetched} = await open(
      '/space.html.html',
      '<h1>Page Not Found</h1>',
    );
    await loadDocument('/space.html', '/space.html.html');
    expect(getLoaded('/space.html')).toBe('missing');
    expect(fetched()).toEqual([]);
  });

  it('is not read from a document that React has changed', async () => {
    startReact();
    const {getLoaded} = await open('/guide', toHtml('Guide'));
    expect(getLoaded('/guide')).toBeUndefined();
  });
});

describe('another page', () => {
  it('is fetched once, however often it is loaded', async () => {
    const {loadDocument, getLoaded, fetched} = await open('/', toHtml('Home'), {
      '/space.html': {body: toHtml('Space')},
    });
    const address = '/space.html';
    await Promise.all([loadDocument('/space', address), loadDocument('/space/')]);
    await loadDocument('/space');
    expect(fetched()).toEqual([address]);
    expect(getLoaded('/space')).toEqual(space);
  });

  it('whose path begins with two slashes is one of this host', async () => {
    const {loadDocument, getLoaded, fetched} = await open('/', toHtml('Home'));
    await loadDocument('//other.example/a');
    expect(fetched()).toEqual(['//other.example/a']);
    expect(getLoaded('//other.example/a')).toBe('missing');
  });

  it('that is missing is fetched again, because it may be there by then', async () => {
    const answers: Answers = {};
    const {loadDocument, getLoaded} = await open('/', toHtml('Home'), answers);
    startReact();
    await loadDocument('/space');
    expect(getLoaded('/space')).toBe('missing');
    answers['/space'] = {body: toHtml('Space')};
    await loadDocument('/space');
    expect(getLoaded('/space')).toEqual(space);
  });

  it.each<[string, Answers[string], string]>([
    ['the server refuses', {status: 403, body: 'no'}, '/space has status 403.'],
    [
      'is of a later build',
      {body: toHtml('Space', MAIN.replace('1', '2'))},
      '/space is of another version of the site.',
    ],
    ['redirects to another site', 'none', 'Failed to fetch'],
  ])('that %s is left to the browser', async (_, answer, message) => {
    const {loadDocument, getLoaded, fetched} = await open('/', toHtml('Home'), {
      '/space': answer,
      'HEAD /space': {body: ''},
    });
    await expect(loadDocument('/space')).rejects.toThrow(message);
    await expect(loadDocument('/space')).rejects.toThrow(message);
    expect(fetched()).toEqual(['/space', 'HEAD /space', '/space', 'HEAD /space']);
    expect(getLoaded('/space')).toBeUndefined();
  });

  it.each<[string, Answers[string]]>([
    ['cannot be reached', 'none'],
    ['fails', {status: 503, body: 'no'}],
  ])('has failed while the site %s, and then comes', async (_, answer) => {
    const answers: Answers = {'/space': answer, 'HEAD /space': answer};
    const {loadDocument, getLoaded} = await open('/', toHtml('Home'), answers);
    await loadDocument('/space');
    expect(getLoaded('/space/')).toEqual(
      new Error('/space did not load, because the site does not respond.'),
    );
    answers['/space'] = {body: toHtml('Space')};
    await loadDocument('/space');
    expect(getLoaded('/space')).toEqual(space);
  });
});

it('60 pages are kept, the one in the address bar always', async () => {
  const paths = Array.from({length: 70}, (_, index) => `/page-${index}`);
  const {loadDocument, getLoaded} = await open(
    '/',
    toHtml('Home'),
    Object.fromEntries(paths.map((path) => [path, {body: toHtml(path)}])),
  );
  for (const path of paths) await loadDocument(path);
  const left = ['/', ...paths].filter((path) => getLoaded(path));
  expect(left).toEqual(['/', ...paths.slice(-59)]);
});
