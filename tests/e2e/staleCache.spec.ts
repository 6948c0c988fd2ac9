import {readFileSync, statSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import {test as base, type Page} from '@playwright/test';
import {BUILD} from '../../commands/paths';
import {LONG_ONLY} from '../../commands/test/longMode';
import {belowBaseUrl} from '../../commands/server/baseUrl';
import {CONTENT_TYPES} from '../../deploy/hosts/contentTypes';
import {toCandidates} from '../../commands/server/toCandidates';
import {serveLocally} from '../support/serveLocally';
import {expect, waitForHydration} from '../support/site';
import {FIRST_GUIDE, HOME, MUTATION, OTHER_GUIDE, OVERVIEW} from '../support/content';
import {activeOption, field} from '../search/palette';

/**
 * A host whose files may all be kept for ten minutes, as those of GitHub Pages: after a deployment a
 * browser has old pages beside new ones. The second build has another name for the main script and
 * the search index; the files of the first are gone.
 */
interface Host {
  readonly url: string;
  readonly deploy: () => void;
}

const KEPT = {'cache-control': 'public, max-age=600'};
const MAIN = /\/assets\/js\/main\.\w+\.js/g;
const INDEX = /assets\/search\/index\.\w+\.json/g;

/** What a file of the first build is in the second. */
function toSecond(text: string): string {
  return text
    .replaceAll(MAIN, (name) => name.replace('.js', '_second.js'))
    .replaceAll(INDEX, (name) => name.replace('.json', '_second.json'))
    .replaceAll(/ integrity="?[^" >]*"?/g, '');
}

const test = base.extend<{readonly host: Host}>({
  host: async ({baseURL: _baseURL}, use) => {
    let isSecond = false;
    const server = createServer((request, response) => {
      const {pathname} = new URL(request.url ?? '/', 'http://host');
      const below = belowBaseUrl(HOME, pathname) ?? '/404';
      const isHashed = new RegExp(`${MAIN.source}|${INDEX.source}`).test(below);
      const original = isHashed ? below.replace(/_second(\.\w+)$/, '$1') : below;
      const file = toCandidates(original, false)
        .map((name) => path.join(BUILD, name))
        .find((name) => statSync(name, {throwIfNoEntry: false})?.isFile());
      // Each build has its own names, and no others.
      if (file === undefined || (isHashed && (original !== below) !== isSecond)) {
        response.writeHead(404, KEPT).end();
        return;
      }
      const type = CONTENT_TYPES[path.extname(file).slice(1)];
      response.writeHead(200, {...KEPT, 'content-type': type});
      const isText = /\.(?:html|json)$/.test(file);
      const content = readFileSync(file);
      response.end(isText && isSecond ? toSecond(content.toString()) : content);
    });
    const {url, stop} = await serveLocally(server);
    await use({
      url,
      deploy: () => {
        isSecond = true;
      },
    });
    await stop();
  },
});

/** The build that the shown page is of. */
function readBuild(page: Page): Promise<string> {
  return page.evaluate(() =>
    document
      .querySelector('script[src*="/main."]')
      ?.getAttribute('src')
      ?.endsWith('_second.js')
      ? 'second'
      : 'first',
  );
}

async function openHere(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
}

async function search(page: Page): Promise<void> {
  await page.keyboard.press('/');
  await field(page).fill(MUTATION.title);
  await expect(activeOption(page)).toContainText(MUTATION.title);
}

test(
  'a new page leads to new pages and searches the new index, though the browser has kept the old ones',
  LONG_ONLY,
  async ({page, host: {url, deploy}}) => {
    for (const {path: kept} of [OTHER_GUIDE, OVERVIEW]) {
      await openHere(page, url + kept);
      await search(page);
    }
    deploy();
    await openHere(page, url + FIRST_GUIDE.path);
    expect(await readBuild(page)).toBe('second');
    const requested = page.waitForRequest(/\/assets\/search\/index\./);
    await search(page);
    expect((await requested).url()).toMatch(/_second\.json$/);
    await page.keyboard.press('Escape');
    for (const target of [OTHER_GUIDE, OVERVIEW]) {
      await page.locator(`a[href="${target.path}"]`).first().click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(target.title);
      await waitForHydration(page);
      expect(await readBuild(page)).toBe('second');
      await expect(page.getByRole('alert')).toHaveCount(0);
    }
  },
);

test(
  'an old page that the browser has kept is whole, and a reload brings the new one',
  LONG_ONLY,
  async ({page, host: {url, deploy}}) => {
    await openHere(page, url + OTHER_GUIDE.path);
    deploy();
    await openHere(page, url + OTHER_GUIDE.path);
    expect(await readBuild(page)).toBe('first');
    await page.reload();
    await waitForHydration(page);
    expect(await readBuild(page)).toBe('second');
  },
);
