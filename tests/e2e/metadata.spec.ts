import {settings} from '../support/settings';
import {expect, open, test} from '../support/site';
import {readText} from '../support/readText';

for (const path of [
  '/',
  '/docs/intro',
  '/docs/versioning/',
  '/blog/welcome-to-the-blog',
]) {
  test(`${path} names its address and that of its one language`, async ({request}) => {
    const html = await readText(request, path);
    const url = `${settings.url}${path}`;
    expect(findLinks(html, 'canonical')).toEqual([{href: url}]);
    expect(findLinks(html, 'alternate')).toEqual([
      {href: url, hreflang: 'en'},
      {href: url, hreflang: 'x-default'},
    ]);
  });
}

for (const [opened, own] of [
  ['/docs/intro/', '/docs/intro'],
  ['/docs/intro.html', '/docs/intro'],
  ['/docs/intro/index.html?from=mail#errors', '/docs/intro'],
  ['/docs/versioning', '/docs/versioning/'],
  ['/blog/', '/blog'],
  ['/index.html', '/'],
  ['/docs/graphql/types/objects/space/', '/docs/graphql/types/objects/space'],
  ['/docs/graphql/types/objects/space.html', '/docs/graphql/types/objects/space'],
] as const) {
  test(`${opened} goes by its own address, ${own}, when scripts have run`, async ({
    page,
  }) => {
    await open(page, opened);
    const url = `${settings.url}${own}`;
    const head = page.locator('head');
    await expect(head.locator('link[rel=canonical]')).toHaveAttribute('href', url);
    await expect(head.locator('meta[property="og:url"]')).toHaveAttribute('content', url);
    for (const language of ['en', 'x-default']) {
      await expect(
        head.locator(`link[rel=alternate][hreflang=${language}]`),
      ).toHaveAttribute('href', url);
    }
    const {search, hash} = new URL(opened, url);
    await expect(page).toHaveURL(own + search + hash);
  });
}

test('the document is English and written from left to right', async ({page}) => {
  await open(page, '/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
});

test('the site is built with version 3.9.2 of the framework', async ({page}) => {
  await open(page, '/');
  await expect(page.locator('meta[name=generator]')).toHaveAttribute(
    'content',
    'Docusaurus v3.9.2',
  );
});

/** Links of the head with this relation and an address or a language, feeds aside. */
function findLinks(html: string, rel: string): Record<string, string>[] {
  return [...html.matchAll(/<link\b[^>]*>/g)]
    .map(([tag]) => readAttributes(tag))
    .filter((link) => link['rel'] === rel && link['type'] === undefined)
    .map(({href = '', hreflang}) => ({href, ...(hreflang && {hreflang})}));
}

function readAttributes(tag: string): Record<string, string> {
  return Object.fromEntries(
    [...tag.matchAll(/([\w-]+)=("[^"]*"|[^\s">]+)/g)].map(([, name = '', value = '']) => [
      name,
      value.replaceAll('"', ''),
    ]),
  );
}
