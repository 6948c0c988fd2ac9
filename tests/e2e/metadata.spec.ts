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
