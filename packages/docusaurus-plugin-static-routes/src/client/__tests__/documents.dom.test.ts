import {beforeEach, describe, expect, it, vi} from 'vitest';

const MAIN = '<script src="/assets/js/main.1.js" type="text/plain"></script>';

function toHtml(title: string, main = MAIN): string {
  return `<html><head>${main}</head><body><div id="static-content" data-frame='{"title":"${title}"}'><h1>${title}</h1></div></body></html>`;
}

/** What the server answers, by path and "HEAD" before a path; 404 for what is not there. */
type Answers = Record<string, {readonly status?: number; readonly body: string} | 'none'>;

/** Opens a page whose HTML is `html`, and gives the fresh module with all it asks for. */
async function open(path: string, html: string, answers: Answers = {}) {
  window.history.replaceState({}, '', path);
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  document.replaceChild(
    document.adoptNode(parsed.documentElement),
    document.documentElement,
  );
  const fetched: string[] = [];
  vi.stubGlobal('fetch', (pathname: string, {method}: RequestInit) => {
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
  it('is taken from the document, whatever the spelling of its address', async () => {
    const {getDocument, isLoaded, fetched} = await open(
      '/a%20b/space.html',
      toHtml('Space'),
    );
    for (const path of ['/a b/space', '/a%20b/space/', '/a b/space/index.html']) {
      expect(getDocument(path), path).toEqual(space);
    }
    expect(isLoaded('/a b')).toBe(false);
    expect(fetched()).toEqual([]);
  });

  it('is known to be none where the document has no static content', async () => {
    const {getDocument, isLoaded} = await open('/nowhere', '<h1>Page Not Found</h1>');
    expect(isLoaded('/nowhere')).toBe(true);
    expect(getDocument('/nowhere')).toBeUndefined();
  });

  it('is not taken from a document that React has changed', async () => {
    startReact();
    const {isLoaded} = await open('/guide', toHtml('Guide'));
    expect(isLoaded('/guide')).toBe(false);
  });
});

describe('another page', () => {
  it('is fetched once, however often it is asked for', async () => {
    const {loadDocument, getDocument, fetched} = await open('/', toHtml('Home'), {
      '/space': {body: toHtml('Space')},
    });
    await Promise.all([loadDocument('/space'), loadDocument('/space/')]);
    await loadDocument('/space.html');
    expect(fetched()).toEqual(['/space']);
    expect(getDocument('/space')).toEqual(space);
  });

  it('that is not there is known to be none', async () => {
    const {loadDocument, getDocument, isLoaded} = await open('/', toHtml('Home'));
    await loadDocument('/nowhere');
    expect(isLoaded('/nowhere')).toBe(true);
    expect(getDocument('/nowhere')).toBeUndefined();
  });

  it('that was not there is asked for again, for it may be by then', async () => {
    const answers: Answers = {};
    const {loadDocument, getDocument} = await open('/', toHtml('Home'), answers);
    startReact();
    await loadDocument('/space');
    answers['/space'] = {body: toHtml('Space')};
    await loadDocument('/space');
    expect(getDocument('/space')).toEqual(space);
  });

  it.each<[string, Answers[string], string]>([
    ['the server refuses', {status: 403, body: 'no'}, '/space answered with status 403.'],
    [
      'is of a later build',
      {body: toHtml('Space', MAIN.replace('1', '2'))},
      '/space is of another version of the site.',
    ],
    ['leads to another site', 'none', 'Failed to fetch'],
  ])('that %s is left to the browser', async (_, answer, message) => {
    const {loadDocument, isLoaded, getFailure, fetched} = await open(
      '/',
      toHtml('Home'),
      {'/space': answer, 'HEAD /space': {body: ''}},
    );
    await expect(loadDocument('/space')).rejects.toThrow(message);
    await expect(loadDocument('/space')).rejects.toThrow(message);
    expect(fetched()).toEqual(['/space', 'HEAD /space', '/space', 'HEAD /space']);
    expect(isLoaded('/space')).toBe(false);
    expect(getFailure('/space')).toBeUndefined();
  });

  it.each<[string, Answers[string]]>([
    ['cannot be reached', 'none'],
    ['fails', {status: 503, body: 'no'}],
  ])('is told as missing while the site %s, and then comes', async (_, answer) => {
    const answers: Answers = {'/space': answer, 'HEAD /space': answer};
    const documents = await open('/', toHtml('Home'), answers);
    const {loadDocument, isLoaded, getDocument, getFailure} = documents;
    await loadDocument('/space');
    expect(isLoaded('/space')).toBe(false);
    expect(getFailure('/space/')).toEqual(
      new Error('/space did not load, for the site does not answer.'),
    );
    answers['/space'] = {body: toHtml('Space')};
    await loadDocument('/space');
    expect(getFailure('/space')).toBeUndefined();
    expect(getDocument('/space')).toEqual(space);
  });

  it('that was not there is not told to be none while the site does not answer', async () => {
    const answers: Answers = {};
    const {loadDocument, isLoaded} = await open('/', toHtml('Home'), answers);
    startReact();
    await loadDocument('/space');
    Object.assign(answers, {'/space': 'none', 'HEAD /space': 'none'});
    await loadDocument('/space');
    expect(isLoaded('/space')).toBe(false);
  });
});

it('a page that was fetched last is parsed once until it is shown, and anew when it comes back', async () => {
  const {loadDocument, createContent} = await open('/', toHtml('Home'), {
    '/space': {body: toHtml('Space')},
    '/user': {body: toHtml('User')},
  });
  const parse = vi.spyOn(DOMParser.prototype, 'parseFromString');
  const show = (html: string): string | undefined =>
    createContent({html}).firstElementChild?.outerHTML;
  await loadDocument('/user');
  await loadDocument('/space');
  expect(show(space.html)).toBe(space.html);
  expect(parse).toHaveBeenCalledTimes(2);
  expect(show('<h1>User</h1>')).toBe('<h1>User</h1>');
  expect(show(space.html)).toBe(space.html);
  expect(parse).toHaveBeenCalledTimes(4);
});

it('60 pages are kept, the one in the address bar always', async () => {
  const paths = Array.from({length: 70}, (_, index) => `/page-${index}`);
  const {loadDocument, isLoaded} = await open(
    '/',
    toHtml('Home'),
    Object.fromEntries(paths.map((path) => [path, {body: toHtml(path)}])),
  );
  for (const path of paths) await loadDocument(path);
  const left = ['/', ...paths].filter(isLoaded);
  expect(left).toEqual(['/', ...paths.slice(-59)]);
});
