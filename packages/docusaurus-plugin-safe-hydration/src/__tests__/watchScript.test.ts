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
): {readonly page: Window; readonly fetch: Mock} {
  const {window} = new JSDOM(
    '<link rel="canonical" href="https://docs.example/docs/intro"><body><nav></nav><div class="main-wrapper"></div></body>',
    {url, runScripts: 'outside-only'},
  );
  const fetch = vi.fn(() => new Promise(() => undefined));
  Object.assign(window, {fetch});
  Object.assign(window.performance, {
    getEntriesByType: () => (type === undefined ? [] : [{type}]),
  });
  window.eval(createWatchScript({baseUrl: '/', baseUrlIssueBanner: true}, ENGLISH));
  return {page: window as unknown as Window, fetch};
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
  page.document.querySelector('nav + [role=alert]')?.textContent;

describe('when a script of the page fails', () => {
  it('asks whether the site answers before it loads the page anew', () => {
    const {page, fetch} = openPage(HERE, 'navigate');
    failScript(page, MAIN);
    failScript(page, MAIN);
    expect(fetch.mock.calls).toEqual([[HERE, {method: 'HEAD', cache: 'no-store'}]]);
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
