import {cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import {ROOT} from '../../commands/paths';
import {LONG_ONLY} from '../../commands/test/longMode';
import {serveFolder} from '../reference/buildReference';
import {waitForHydration} from '../support/site';
import {findTarball, run} from './install';
import {buildSite, collectComplaints} from './site';

// One site, which the tests build one after another.
test.describe.configure({mode: 'default'});

/** The line of a README that installs the package, with the folder of the tarballs. */
function readInstallLine(name: string): string {
  const readme = readFileSync(path.join(ROOT, 'packages', name, 'README.md'), 'utf8');
  const [line] = /^npm install path\/to\/clone\/\S+$/m.exec(readme) ?? [''];
  const folder = path.dirname(findTarball(name));
  return line.replace('path/to/clone/.cache/packages', folder);
}

let site = '';

test.beforeAll(async () => {
  test.skip(
    !process.env['LONG_TESTS'],
    'It installs the newest Docusaurus: LONG_TESTS=1.',
  );
  const parent = mkdtempSync(path.join(tmpdir(), 'newest-'));
  site = path.join(parent, 'site');
  const create = ['--yes', 'create-docusaurus@latest', 'site', 'classic', '--typescript'];
  await run(parent, 'npx', [...create, '--skip-install', '--package-manager', 'npm']);
  cpSync(path.join(ROOT, 'tests/packages/stranger'), site, {recursive: true});
  const file = path.join(site, 'package.json');
  const {browserslist: _, ...manifest} = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly browserslist: unknown;
    readonly dependencies: Readonly<Record<string, string>>;
  };
  writeFileSync(file, JSON.stringify(manifest));
  for (const name of [
    'docusaurus-plugin-graphql-reference',
    'docusaurus-theme-instant-search',
  ])
    await run(site, 'bash', ['-c', readInstallLine(name)]);
  const version = manifest.dependencies['@docusaurus/core'];
  const others = [
    `@docusaurus/theme-mermaid@${version}`,
    '@easyops-cn/docusaurus-search-local',
  ];
  await run(site, 'npm', ['install', ...others]);
  writeFileSync(
    path.join(site, 'docs/end.mdx'),
    '# Ends\n\n## The end {/* #last */}\n\n`Space` and\n\n```graphql\n{ spaces { name } }\n```\n',
  );
});

async function readPages(page: Page, url: string): Promise<void> {
  const main = page.getByRole('main');
  await page.goto(`${url}/docs/graphql/operations/queries/space-by-id`);
  await waitForHydration(page);
  await main.getByRole('tab').nth(1).click();
  await expect(main.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(main.getByRole('tab').first()).toHaveAttribute('aria-selected', 'false');
  await main.getByRole('link', {name: 'Space', exact: true}).first().hover();
  await expect(page.getByRole('tooltip')).toContainText('name');
  await page.mouse.move(0, 0);
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('SpaceKind');
  const option = page.getByRole('option').first();
  await expect(option).toHaveAccessibleName(/^SpaceKind/);
  await option.click();
  await expect(page).toHaveURL(/types\/enums\/space-kind\/?$/);
  await page.goto(`${url}/docs/graphql/types/objects/space`);
  const guide = main.getByRole('link', {name: 'Ends › The end'});
  await expect(guide).toHaveAttribute('href', '/docs/end#last');
}

/** The space below headings, and between the toggle of a request and "Copy page". */
async function readLook(page: Page, url: string): Promise<void> {
  await page.setViewportSize({width: 1280, height: 800});
  await page.goto(`${url}/docs/graphql/operations/queries/spaces`);
  const heading = page.getByRole('main').getByRole('heading', {level: 2}).first();
  await expect(heading).not.toHaveCSS('margin-bottom', '0px');
  const copy = page.getByRole('link', {name: 'Copy page'});
  await expect(copy).toHaveCSS('padding-inline-start', '16px');
}

for (const bundler of ['webpack', 'rspack']) {
  test(
    `a new site without a browserslist works with ${bundler}`,
    LONG_ONLY,
    async ({page}) => {
      const {directory, output} = await buildSite({
        name: bundler,
        site,
        config: 'docusaurus.newest.config.ts',
        env: {BUNDLER: bundler},
      });
      expect(output).not.toMatch(/\[WARNING\]|Complex selectors/);
      const {url, stop} = await serveFolder(directory);
      const complaints = collectComplaints(page);
      await readPages(page, url);
      await readLook(page, url);
      await stop();
      expect(complaints).toEqual([]);
    },
  );
}

test(
  'a new site works beside theme-mermaid and docusaurus-search-local',
  LONG_ONLY,
  async () => {
    const {directory} = await buildSite({
      name: 'beside',
      site,
      config: 'docusaurus.newest.config.ts',
      env: {BESIDE: 'true'},
    });
    const index = readdirSync(directory).filter((name) =>
      name.startsWith('search-index'),
    );
    const text = index
      .map((name) => readFileSync(path.join(directory, name), 'utf8'))
      .join('');
    expect(text).toContain('/reference/operations/queries/space-by-id');
  },
);
