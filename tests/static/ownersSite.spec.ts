import {cpSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {mkdir, mkdtemp} from 'node:fs/promises';
import path from 'node:path';
import {ROOT} from '../../commands/paths';
import {readBuild, type Build} from '../../checks/build';
import {noBrokenLinks} from '../../checks/rules/noBrokenLinks';
import {LONG_ONLY} from '../../commands/test/longMode';
import {runDocusaurus} from '../fixtures/staticSite/buildStaticSite';
import {ALL_PATHS, below, FIRST_GUIDE, OBJECT} from '../support/content';
import {settings} from '../support/settings';
import {serveFolder} from '../reference/buildReference';
import {expect, open, test as siteTest} from '../support/site';

/** Builds the whole site twice, which takes as long as the machine does. */
siteTest.describe.configure({mode: 'default', timeout: 1_800_000});

const BASE_URL = '/docs-site/';
const GERMAN = `${BASE_URL}de/`;

const SITE = path.join(ROOT, 'site');
const NOT_SOURCES = new Set(
  ['build', '.docusaurus', 'node_modules'].map((name) => path.join(SITE, name)),
);

/** The owner's configuration: below a path, and in a second language. */
const CONFIG = `
import config from './original.config';
export default {
  ...config, i18n: {defaultLocale: 'en', locales: ['en', 'de']},
};
`;

/** The owner's settings: the German one has neither blog nor announcement. */
const SETTINGS = `
import {settings as original} from './originalSettings';
const isBare = globalThis.process?.env.DOCUSAURUS_CURRENT_LOCALE === 'de';
export const settings = {...original, baseUrl: '${BASE_URL}', ...(isBare && {blog: false, announcement: undefined})};
`;

/** This site with another configuration and other settings, below a folder of its own. */
async function writeOwnersSite(): Promise<string> {
  const cache = path.join(ROOT, '.cache');
  await mkdir(cache, {recursive: true});
  const directory = await mkdtemp(path.join(cache, 'owners-site-'));
  cpSync(SITE, directory, {
    recursive: true,
    filter: (source) => !NOT_SOURCES.has(source),
  });
  const at = (name: string): string => path.join(directory, name);
  renameSync(at('docusaurus.config.ts'), at('original.config.ts'));
  renameSync(at('settings.ts'), at('originalSettings.ts'));
  writeFileSync(at('docusaurus.config.ts'), CONFIG);
  writeFileSync(at('settings.ts'), SETTINGS);
  return directory;
}

interface OwnersSite {
  readonly build: Build;
  readonly url: string;
}

const test = siteTest.extend<object, {site: OwnersSite}>({
  site: [
    // Playwright reads what a fixture needs from its pattern, and this one needs nothing.
    async ({browserName: _}, use) => {
      const directory = await writeOwnersSite();
      const folder = path.join(directory, 'build');
      // Stops at a broken link, as the site is configured.
      await runDocusaurus(directory, 'build', '--out-dir', path.join(folder, BASE_URL));
      const {url, stop} = await serveFolder(folder);
      await use({build: readBuild(folder), url});
      await stop();
      rmSync(directory, {recursive: true});
    },
    {scope: 'worker', timeout: 1_800_000},
  ],
  baseURL: async ({site}, use) => use(site.url),
});

/** The paths to which the pages below a path link, each once. */
function linksBelow({pages}: Build, start: string): readonly string[] {
  const own = [...pages.values()].filter((page) => `${page.path}/`.startsWith(start));
  const links = new Set(own.flatMap((page) => page.links));
  return [...links].filter((href) => href.startsWith('/'));
}

test(
  'no link of the site breaks below another base URL and in a second language',
  LONG_ONLY,
  ({site}) => {
    expect(readFileSync(path.join(SITE, 'docusaurus.config.ts'), 'utf8')).toContain(
      "onBrokenLinks: 'throw'",
    );
    // Each page in both languages, but for the blog, which is in one.
    expect(site.build.pages.size).toBeGreaterThan(ALL_PATHS.length);
    expect(noBrokenLinks(site.build)).toEqual([]);
  },
);

test('each language links to itself', LONG_ONLY, ({site}) => {
  const english = linksBelow(site.build, BASE_URL).filter(
    (href) => !href.startsWith(GERMAN),
  );
  expect(english.filter((href) => !href.startsWith(BASE_URL))).toEqual([]);
  const german = linksBelow(site.build, GERMAN);
  expect(german.filter((href) => !href.startsWith(GERMAN))).toEqual([]);
  expect(german).toContain(`${GERMAN}${below(OBJECT.path).slice(1)}`);
});

test(
  'without a blog and an announcement nothing is left of them',
  LONG_ONLY,
  ({site}) => {
    const {pages, assets} = site.build;
    const ofBlog = (start: string): readonly string[] =>
      [...pages.keys(), ...assets.keys(), ...linksBelow(site.build, start)].filter(
        (one) => one.startsWith(`${start}blog`),
      );
    expect(ofBlog(GERMAN)).toEqual([]);
    if (settings.blog) expect(ofBlog(BASE_URL)).toContain(`${BASE_URL}blog`);
  },
);

test(
  'the search box starts from pages in the language of the reader',
  LONG_ONLY,
  async ({page}) => {
    await open(page, `${GERMAN}${below(FIRST_GUIDE.path).slice(1)}`);
    await expect(page.getByRole('region', {name: 'Announcement'})).toHaveCount(0);
    await page.keyboard.press('Control+k');
    const options = page.getByRole('dialog').getByRole('option');
    await expect(options.first()).toBeVisible();
    for (const option of await options.all()) {
      await expect(option).toHaveAttribute('href', new RegExp(`^${GERMAN}docs/`));
    }
  },
);
