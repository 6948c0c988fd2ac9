import {readFileSync, writeFileSync} from 'node:fs';
import {createServer as createHttpServer} from 'node:http';
import path from 'node:path';
import {load} from 'cheerio';
import {createServer} from '../../commands/server/createServer';
import {findInlineScripts} from '../../deploy/inlineScripts';
import {
  buildReference,
  createOutput,
  readPages,
  schemaFile,
} from '../reference/buildReference';
import {serveLocally} from '../support/serveLocally';
import {expect, open, test as siteTest, waitForHydration} from '../support/site';

interface Reference {
  readonly folder: string;
  readonly pages: ReadonlyMap<string, string>;
  /** The inline scripts of the not-found page, which has no text of the schema. */
  readonly scripts: readonly string[];
}

/** Tests of a reference whose schema and title try to run scripts, with breadcrumbs for search engines. */
const test = siteTest.extend<{hasPolicy: boolean}, {reference: Reference}>({
  hasPolicy: [false, {option: true}],
  reference: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its pattern.
    async ({}, use) => {
      const folder = createOutput();
      await buildReference(
        folder,
        ...[schemaFile('hostile.graphql'), '--group-by', '@doc(category)'],
        ...['--url', 'https://docs.example', '--title', TITLE],
      );
      const notFound = readFileSync(path.join(folder, '404.html'), 'utf8');
      const scripts = findInlineScripts(notFound);
      writeFileSync(path.join(folder, '.inline-scripts.json'), JSON.stringify(scripts));
      await use({folder, pages: readPages(folder), scripts});
    },
    {scope: 'worker', timeout: 600_000},
  ],
  baseURL: async ({reference, hasPolicy}, use) => {
    const {url, stop} = await serveLocally(createServer(reference.folder, {hasPolicy}));
    await use(url);
    await stop();
  },
});

const TITLE = "API</script><script>alert('site')</script>";

// One worker, so that one build serves all tests.
test.describe.configure({mode: 'default', timeout: 600_000});

test('no page has a script that the not-found page does not have, and all JSON-LD parses', ({
  reference: {pages, scripts},
}) => {
  expect(scripts.join('')).not.toContain('alert(');
  expect(scripts).toHaveLength(3);
  let labels = '';
  for (const [name, html] of pages) {
    const others = findInlineScripts(html).filter((text) => !scripts.includes(text));
    // The home page has the banner of Docusaurus about a wrong base URL.
    expect(others.length, name).toBe(name === '/' ? 1 : 0);
    expect(others.join(''), name).not.toContain('alert(');
    const $ = load(html);
    $('script[type="application/ld+json"]').each((_index, element) => {
      labels += JSON.stringify(JSON.parse($(element).text()));
    });
  }
  expect(labels).toContain("< /script>< script>alert('group')< /script>");
});

for (const hasPolicy of [false, true]) {
  test.describe(hasPolicy ? 'with the policy' : 'without a policy', () => {
    // The banner on the home page, and an icon of the theme that is hidden by a style attribute.
    const expectedErrors = hasPolicy ? /Content Security Policy/ : undefined;
    test.use({hasPolicy, expectedErrors});

    test('no page runs a script of the schema, or requests from another host', async ({
      page,
      reference: {pages},
    }) => {
      const dialogs: string[] = [];
      page.on('dialog', (dialog) => {
        dialogs.push(dialog.message());
        void dialog.dismiss();
      });
      for (const name of pages.keys()) {
        await open(page, name);
        for (const link of await page.locator('main article a[href]').all())
          await link.dispatchEvent('pointerover');
      }
      expect(dialogs).toEqual([]);
    });
  });
}

test.describe('an address that begins with two slashes', () => {
  test.use({expectedErrors: /status of 404|Minified React error #418/});

  test('brings no page of another host into the site', async ({page, baseURL}) => {
    const requested: (string | undefined)[] = [];
    const other = createHttpServer((request, response) => {
      requested.push(request.url);
      response.setHeader('Access-Control-Allow-Origin', '*').end('<p id=static-content>');
    });
    const {url, stop} = await serveLocally(other);
    try {
      await page.goto(`${baseURL}//${new URL(url).host}/a`);
      await waitForHydration(page);
      await page.getByRole('link', {name: 'Overview', exact: true}).first().click();
      await expect(page.getByRole('main').getByRole('heading', {level: 1})).toBeVisible();
      await page.goBack();
      await waitForHydration(page);
      await page.goForward();
      await page.evaluate(
        (host) => history.replaceState({}, '', `${location.origin}//${host}/b`),
        new URL(url).host,
      );
      await page.getByRole('link', {name: 'Overview', exact: true}).first().click();
      await page.goBack();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(/^page not found$/i);
      expect(requested).toEqual([]);
    } finally {
      await stop();
    }
  });
});
