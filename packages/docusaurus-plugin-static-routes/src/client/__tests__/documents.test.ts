// @vitest-environment jsdom
import {beforeEach, describe, expect, it, vi} from 'vitest';

const MAIN = '<script src="/assets/js/main.1.js" type="text/plain"></script>';

function toHtml(title: string, main = MAIN): string {
  return `<html data-has-hydrated="false"><head>${main}</head><body><div id="static-content" data-frame='{"title":"${title}"}'><h1>${title}</h1></div></body></html>`;
}

/** What the server answers, by path; 404 for what is not there. */
type Answers = Readonly<
  Record<string, {readonly status?: number; readonly body: string}>
>;

/** Opens a page whose HTML is `html`, and gives the fresh module with all it asks for. */
async function open(path: string, html: string, answers: Answers = {}) {
  window.history.replaceState({}, '', path);
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  document.replaceChild(
    document.adoptNode(parsed.documentElement),
    document.documentElement,
  );
  const fetched = vi.fn((pathname: string) => {
    const answer = answers[pathname];
    return Promise.resolve(
      new Response(answer?.body ?? 'not found', {
        status: answer ? (answer.status ?? 200) : 404,
      }),
    );
  });
  vi.stubGlobal('fetch', fetched);
  const documents = await import('../documents');
  return {...documents, fetched: () => fetched.mock.calls.map(([pathname]) => pathname)};
}

beforeEach(() => {
  vi.resetModules();
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
    const html = toHtml('Guide').replace('hydrated="false"', 'hydrated="true"');
    const {isLoaded} = await open('/guide', html);
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

  it.each([
    ['fails', {status: 503, body: 'no'}, '/space answered with status 503.'],
    [
      'is of a later build',
      {body: toHtml('Space', MAIN.replace('1', '2'))},
      '/space is of another version of the site.',
    ],
  ])('that %s is told, and asked for again', async (_, answer, message) => {
    const {loadDocument, isLoaded, fetched} = await open('/', toHtml('Home'), {
      '/space': answer,
    });
    await expect(loadDocument('/space')).rejects.toThrow(new Error(message));
    await expect(loadDocument('/space')).rejects.toThrow(new Error(message));
    expect(fetched()).toEqual(['/space', '/space']);
    expect(isLoaded('/space')).toBe(false);
  });
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
