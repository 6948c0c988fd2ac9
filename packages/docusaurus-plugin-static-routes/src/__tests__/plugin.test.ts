import type {LoadContext, TranslationFile} from '@docusaurus/types';
import {JSDOM} from 'jsdom';
import {describe, expect, it, type Mock, vi} from 'vitest';
import pluginStaticRoutes, {createStaticRoutes} from '..';
import {RECOVERY_TEXTS} from '../recoveryTexts';

const CONTEXT = {baseUrl: '/'} as LoadContext;
const HERE = 'https://docs.example/docs/intro';
const MAIN = {src: 'https://docs.example/assets/js/main.123.js', defer: true};

const plugin = pluginStaticRoutes(CONTEXT) as Required<
  ReturnType<typeof pluginStaticRoutes>
>;

type Fetch = Mock<(url: URL, init: RequestInit) => Promise<{readonly status: number}>>;

/** A page with the script in its head, opened in one of the ways that a browser distinguishes. */
function openPage(
  type: 'navigate' | 'reload' | undefined,
  scriptStatus?: number,
): {
  readonly page: Window & typeof globalThis;
  readonly fetch: Fetch;
} {
  const {headTags} = plugin.injectHtmlTags({content: RECOVERY_TEXTS}) as {
    readonly headTags: unknown;
  };
  const [tag] = headTags as readonly {
    readonly attributes: Readonly<Record<string, string>>;
    readonly innerHTML: string;
  }[];
  const attributes = Object.entries(tag?.attributes ?? {})
    .map(([name, value]) => `${name}='${value}'`)
    .join(' ');
  const fetch: Fetch = vi.fn(() =>
    scriptStatus === undefined
      ? Promise.reject(new Error('offline'))
      : Promise.resolve({status: scriptStatus}),
  );
  const {window} = new JSDOM(
    `<head><script ${attributes}>${tag?.innerHTML}</script></head><body><main></main></body>`,
    {
      url: HERE,
      runScripts: 'dangerously',
      beforeParse(page) {
        Object.assign(page, {fetch, AbortSignal: {timeout: String}});
        Object.assign(page.performance, {
          getEntriesByType: () => (type === undefined ? [] : [{type}]),
        });
      },
    },
  );
  return {page: window as unknown as Window & typeof globalThis, fetch};
}

/** The requests of the script, by address and options. */
const readCalls = (fetch: Fetch): readonly unknown[] =>
  fetch.mock.calls.map(([{href}, init]) => [href, init] as const);

function failScript(page: Window, properties: object): void {
  const script = page.document.createElement('script');
  // jsdom would load a script with an address.
  for (const [name, value] of Object.entries(properties))
    Object.defineProperty(script, name, {value: value as unknown});
  page.document.head.append(script);
  const {Event} = page as unknown as typeof globalThis;
  script.dispatchEvent(new Event('error'));
}

const readBox = (page: Window): string | null | undefined =>
  page.document.querySelector('body > [role=alert]:first-child')?.textContent;

describe('a page whose script fails', () => {
  it('is loaded once more, after a request whether the site responds; else it shows the box', async () => {
    const {page, fetch} = openPage('navigate');
    failScript(page, MAIN);
    failScript(page, MAIN);
    expect(readCalls(fetch)).toEqual([
      [HERE, {mode: 'same-origin', method: 'HEAD', cache: 'no-store', signal: '15000'}],
    ]);
    expect(readBox(page)).toBeUndefined();
    await vi.waitFor(() =>
      expect(readBox(page)).toBe(`${RECOVERY_TEXTS.failed.message}Retry`),
    );
  });

  it.each(['reload', undefined] as const)(
    'shows the box at once if it was opened by %s, and Retry explains why it cannot help',
    async (type) => {
      const {page, fetch} = openPage(type);
      failScript(page, MAIN);
      failScript(page, MAIN);
      expect(readCalls(fetch)).toEqual([
        [MAIN.src, {mode: 'same-origin', method: 'HEAD'}],
      ]);
      expect(readBox(page)).toBe(`${RECOVERY_TEXTS.failed.message}Retry`);
      page.document.querySelector('button')?.click();
      await vi.waitFor(() =>
        expect(readBox(page)).toBe(`${RECOVERY_TEXTS.unreachable.message}Retry`),
      );
      expect(page.document.querySelectorAll('[role=alert]')).toHaveLength(1);
    },
  );

  it.each([
    [404, ` ${RECOVERY_TEXTS.missing.message.replace('{baseUrl}', '/')}`],
    [403, ''],
  ])(
    'names the base URL only if the server does not have the script: %i',
    async (status, more) => {
      const {page, fetch} = openPage('reload', status);
      failScript(page, MAIN);
      await fetch.mock.results[0]?.value;
      await Promise.resolve();
      expect(readBox(page)).toBe(`${RECOVERY_TEXTS.failed.message}${more}Retry`);
    },
  );

  it.each([
    ['is of another site', {src: 'https://counter.example/count.js', defer: true}, {}],
    ['is requested by Docusaurus, which reports it', {src: MAIN.src}, {}],
    ['fails after React has started', MAIN, {docusaurusRoot: {}}],
  ])('shows nothing if the script %s', (_title, properties, globals) => {
    const {page} = openPage('reload');
    Object.assign(page, globals);
    failScript(page, properties);
    expect(readBox(page)).toBeUndefined();
  });
});

it('the texts can be translated, and are English where one is missing', () => {
  const content = RECOVERY_TEXTS;
  const [file] = plugin.getTranslationFiles({content}) as [TranslationFile];
  expect(file).toEqual({path: 'texts', content});
  const translated = {retry: {message: 'Noch einmal'}, failed: {message: 'Fehlt'}};
  const translationFiles = [{...file, content: translated}];
  expect(plugin.translateContent({content, translationFiles})).toEqual({
    ...content,
    ...translated,
  });
});

describe('the route of a static page', () => {
  const frame = '/site/Frame';
  const page = {path: '/glossary/a', component: '/site/Term', term: 'a'};

  it('has its frame in a build, and is ordinary in development', () => {
    const pages = {path: '/glossary/', frame};
    const {toRoute} = createStaticRoutes(CONTEXT, pages);
    expect(toRoute(page)).toEqual({
      ...page,
      exact: true,
      modules: {frame, documentRoute: expect.stringMatching(/DocumentRoute$/) as string},
      staticPages: pages.path,
    });
    vi.stubEnv('NODE_ENV', 'development');
    expect(createStaticRoutes(CONTEXT, pages).toRoute(page)).toEqual({
      ...page,
      exact: true,
    });
  });

  it('is refused outside of the path of its plugin', () => {
    const {toRoute} = createStaticRoutes(CONTEXT, {path: '/terms', frame});
    expect(() => toRoute(page)).toThrow(
      new Error(
        'The static page "/glossary/a" is not below "/terms", the path of the static pages of its plugin.',
      ),
    );
  });
});
