import type {TranslationFile} from '@docusaurus/types';
import {JSDOM} from 'jsdom';
import {describe, expect, it, type Mock, vi} from 'vitest';
import pluginSafeHydration from '..';
import {createWatchScript, ENGLISH, suggestBaseUrl} from '../watchScript';

describe('the base URL to suggest', () => {
  it.each([
    ['/platform/', '/', '/', '/platform/'],
    ['/platform', '/', '/', '/platform/'],
    ['/platform/index.html', '/', '/', '/platform/'],
    ['/platform/docs/intro', '/docs/intro', '/', '/platform/'],
    ['/a/b/docs/intro.html', '/docs/intro/', '/', '/a/b/'],
    ['/docs/intro', '/sub/docs/intro', '/sub/', '/'],
    ['/', '/sub/', '/sub/', '/'],
    ['/other/blog/', '/sub/blog', '/sub/', '/other/'],
  ])(
    'is, for the page %s that should be %s below %s, %s',
    (actual, expected, base, to) => {
      expect(suggestBaseUrl(actual, expected, base)).toBe(to);
    },
  );

  it.each([
    ['/', '/', '/'],
    ['/index.html', '/', '/'],
    ['/sub', '/sub/', '/sub/'],
    ['/docs/intro/', '/docs/intro', '/'],
    ['/docs/intro/index.html', '/docs/intro', '/'],
    // The not-found page stands at any address, and so does a page in other letter case.
    ['/nowhere', '/404.html', '/'],
    ['/Docs/Intro', '/docs/intro', '/'],
  ])('is none for the page %s that should be %s below %s', (actual, expected, base) => {
    expect(suggestBaseUrl(actual, expected, base)).toBeUndefined();
  });
});

/** A page that carries the script, opened in one of the ways that a browser tells apart. */
function openPage(
  url: string,
  type: 'navigate' | 'reload' | undefined,
): {
  readonly page: Window & typeof globalThis;
  readonly fetch: Mock;
  /** Lets the time go by after which the reader is told of a wait. */
  readonly wait: () => void;
} {
  const {window} = new JSDOM(
    '<link rel="canonical" href="https://docs.example/docs/intro"><body><nav></nav><div class="main-wrapper"></div></body>',
    {url, runScripts: 'outside-only'},
  );
  const fetch = vi.fn(() => new Promise(() => undefined));
  const setTimeout = vi.fn<(callback: () => void, time: number) => number>(() => 0);
  Object.assign(window, {fetch, setTimeout});
  Object.assign(window.performance, {
    getEntriesByType: () => (type === undefined ? [] : [{type}]),
  });
  window.eval(createWatchScript({baseUrl: '/', baseUrlIssueBanner: true}, ENGLISH));
  return {
    page: window as unknown as Window & typeof globalThis,
    fetch,
    wait: () => {
      for (const [callback, time] of setTimeout.mock.calls)
        if (time === 15_000) callback();
    },
  };
}

function failScript(page: Window, attributes: Readonly<Record<string, string>>): void {
  const script = page.document.createElement('script');
  for (const [name, value] of Object.entries(attributes)) {
    // jsdom would load a script with an address; to the page it is the same once it has failed.
    if (name === 'src') Object.defineProperty(script, 'src', {value});
    else script.setAttribute(name, value);
  }
  page.document.head.append(script);
  const {Event} = page as unknown as typeof globalThis;
  script.dispatchEvent(new Event('error'));
}

const MAIN = {src: 'https://docs.example/assets/js/main.123.js', defer: ''};
const HERE = 'https://docs.example/docs/intro';

const textOf = (page: Window): string | null | undefined =>
  page.document.querySelector('[role=alert]:first-child')?.textContent;

describe('when a script of the page fails', () => {
  it('asks whether the site answers before it loads the page anew', () => {
    const {page, fetch} = openPage(HERE, 'navigate');
    failScript(page, MAIN);
    failScript(page, MAIN);
    expect(fetch.mock.calls).toEqual([
      [
        HERE,
        {
          method: 'HEAD',
          cache: 'no-store',
          signal: expect.any(page.AbortSignal) as unknown,
        },
      ],
    ]);
    expect(textOf(page)).toBeUndefined();
  });

  it.each(['reload', undefined] as const)(
    'tells so at once where the page came by %s',
    (type) => {
      const {page, fetch} = openPage(HERE, type);
      failScript(page, MAIN);
      failScript(page, MAIN);
      expect(fetch).not.toHaveBeenCalled();
      expect(textOf(page)).toBe(
        'Parts of this page did not load. Its text is complete and its links work, but search, menus and buttons may not.Retry',
      );
      expect(page.document.querySelectorAll('[role=alert]')).toHaveLength(1);
    },
  );

  it('names the base URL that would be right', () => {
    const {page, fetch} = openPage(
      'https://docs.example/platform/docs/intro/',
      'navigate',
    );
    failScript(page, MAIN);
    expect(textOf(page)).toBe(
      'Your Docusaurus site did not load properly.A very common reason is a wrong site baseUrl configuration.Current configured baseUrl = / (default value)We suggest trying baseUrl = /platform/',
    );
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each([
    ['of somebody else', {src: 'https://counter.example/count.js', defer: ''}],
    ['that Docusaurus has asked for, and tells of itself', {src: MAIN.src}],
  ])('does nothing for a script %s', (_title, attributes) => {
    const {page} = openPage(HERE, 'reload');
    failScript(page, attributes);
    expect(textOf(page)).toBeUndefined();
  });

  it('does nothing once React has started', () => {
    const {page} = openPage(HERE, 'reload');
    Object.assign(page, {docusaurusRoot: {}});
    failScript(page, MAIN);
    expect(textOf(page)).toBeUndefined();
  });
});

describe('when a script of the page does not come for 15 seconds', () => {
  it('tells so, outside of what React takes over, and does not load the page anew', () => {
    const {page, wait, fetch} = openPage(HERE, 'navigate');
    wait();
    expect(textOf(page)).toBe(
      'Parts of this page did not load. Its text is complete and its links work, but search, menus and buttons may not.Retry',
    );
    expect(page.document.querySelector('[role=alert]')?.parentElement).toBe(
      page.document.body,
    );
    failScript(page, MAIN);
    expect(page.document.querySelectorAll('[role=alert]')).toHaveLength(1);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('says nothing where React has started', () => {
    const {page, wait} = openPage(HERE, 'navigate');
    Object.assign(page, {docusaurusRoot: {}});
    wait();
    expect(textOf(page)).toBeUndefined();
  });

  it('says of Retry that the site does not answer, where it does not either', async () => {
    const {page, wait, fetch} = openPage(HERE, 'navigate');
    const limit = new page.AbortController();
    const timeout = vi.fn<(time: number) => AbortSignal>(() => limit.signal);
    Object.assign(page.AbortSignal, {timeout});
    fetch.mockImplementation(
      (_url: string, {signal}: RequestInit) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    );
    wait();
    page.document.querySelector('button')?.click();
    expect(timeout.mock.calls).toEqual([[15_000]]);
    limit.abort();
    await vi.waitFor(() =>
      expect(textOf(page)).toBe(
        'The site does not answer. The text of this page is complete; try again when you are online.Retry',
      ),
    );
  });
});

describe('the texts', () => {
  const plugin = pluginSafeHydration({
    baseUrl: '/',
    siteConfig: {baseUrlIssueBanner: true},
  } as Parameters<typeof pluginSafeHydration>[0]) as Required<
    ReturnType<typeof pluginSafeHydration>
  >;

  it('are there to be translated, each with where it stands', () => {
    const [file] = plugin.getTranslationFiles({content: ENGLISH}) as TranslationFile[];
    expect(file?.path).toBe('texts');
    expect(file?.content['retry']).toEqual({
      message: 'Retry',
      description: 'The button that loads such a page again',
    });
  });

  it('are those of the language, in English where one is missing', () => {
    const content = plugin.translateContent({
      content: ENGLISH,
      translationFiles: [
        {
          path: 'texts',
          content: {retry: {message: 'Noch </script>'}, failed: {message: 'Fehlt'}},
        },
      ],
    });
    expect(content).toEqual({...ENGLISH, failed: 'Fehlt', retry: 'Noch </script>'});
    const script = createWatchScript({baseUrl: '/', baseUrlIssueBanner: true}, content);
    expect(script).toContain('const MESSAGE = "Fehlt"');
    expect(script).toContain('RETRY = "Noch \\u003c/script>"');
  });
});
