import {settings} from '../support/settings';
import {expect, open, test} from '../support/site';
import {readText} from '../support/readText';
import {
  at,
  FIRST_GUIDE,
  HOME,
  OBJECT,
  OTHER_GUIDE,
  pathsLike,
  POST,
  REFERENCE,
} from '../support/content';

for (const path of new Set([
  HOME,
  FIRST_GUIDE.path,
  REFERENCE,
  ...(POST ? [POST.path] : []),
])) {
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
  [`${OTHER_GUIDE.path}/`, OTHER_GUIDE.path],
  [`${OTHER_GUIDE.path}.html`, OTHER_GUIDE.path],
  [`${OTHER_GUIDE.path}/index.html?from=mail#errors`, OTHER_GUIDE.path],
  [REFERENCE.slice(0, -1), REFERENCE],
  ...pathsLike(/^\/blog$/).map((blog) => [`${blog}/`, blog] as const),
  [at('/index.html'), HOME],
  [`${OBJECT.path}/`, OBJECT.path],
  [`${OBJECT.path}.html`, OBJECT.path],
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
  await open(page, HOME);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
});

test('the site is built with version 3.9.2 of the framework', async ({page}) => {
  await open(page, HOME);
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

/** By their names in lower case: React writes `hrefLang`, and HTML takes it in any case. */
function readAttributes(tag: string): Record<string, string> {
  return Object.fromEntries(
    [...tag.matchAll(/([\w-]+)=("[^"]*"|[^\s">]+)/g)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      value.replaceAll('"', ''),
    ]),
  );
}
