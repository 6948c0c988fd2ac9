import {rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {ROOT} from '../../commands/paths';
import {findFreePort} from '../support/freePort';
import {startProgram} from '../support/startProgram';
import {writeFolder} from '../support/writeFolder';

// One worker, so that one server serves all tests.
test.describe.configure({mode: 'default', timeout: 600_000});

const SCHEMA = `
  type Query { space: Space }
  type Space { id: ID }
`;
const GUIDE = '# Introduction\n\n```graphql\n{ space { id } }\n```\n';
const CONFIG = `
import {reference} from './reference';
export default {
  title: 'Development', url: 'http://localhost', baseUrl: '/',
  future: {v4: true, experimental_faster: true},
  plugins: [
    '@docusaurus/plugin-content-docs',
    ['docusaurus-plugin-graphql-reference', reference],
  ],
  themes: [
    '@docusaurus/theme-classic',
    [
      'docusaurus-theme-instant-search',
      {fallback: {label: 'All types', href: '/reference/'}},
    ],
  ],
};
`;
const REFERENCE = `
export const reference = {schema: 'schema.graphql', routeBasePath: 'reference', docsSidebar: false};
`;

/** Starts the development server of Docusaurus for a small site, as `npm run dev` does. */
function startSite(port: string) {
  const folder = writeFolder(
    {
      'package.json': '{"private": true}',
      'docusaurus.config.ts': CONFIG,
      'reference.ts': REFERENCE,
      'schema.graphql': SCHEMA,
      'docs/intro.md': GUIDE,
    },
    // Where Node finds the packages of this repository.
    path.join(ROOT, '.cache', 'sites'),
  );
  const program = 'packages/graphql-reference/src/docusaurus/program.mjs';
  const address = ['--host', '127.0.0.1', '--port', port];
  const {output, end} = startProgram(
    [path.join(ROOT, program), 'start', '--no-open', ...address],
    folder,
  );
  return {
    url: `http://127.0.0.1:${port}`,
    write: (file: string, content: string) =>
      writeFileSync(path.join(folder, file), content),
    output,
    stop: async () => {
      await end('SIGTERM');
      rmSync(folder, {recursive: true});
    },
  };
}

let site: ReturnType<typeof startSite>;

test.beforeAll(async () => {
  site = startSite(await findFreePort());
  await expect.poll(site.output, {timeout: 300_000}).toContain('compiled successfully');
});

test.afterAll(() => site.stop());

test('without a search index the search links to the list instead', async ({page}) => {
  await page.goto(`${site.url}/docs/intro`);
  await page.getByRole('button', {name: 'Search'}).click();
  const dialog = page.getByRole('dialog', {name: 'Search'});
  await expect(dialog.getByRole('status')).toContainText(
    'There is no search index yet: a build writes it',
  );
  await dialog.getByRole('link', {name: 'All types'}).click();
  await expect(page).toHaveURL(`${site.url}/reference/`);
});

test('an edit of the schema is shown without a reload, and an error is logged', async ({
  page,
}) => {
  await page.goto(`${site.url}/reference/types/objects/space`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', {level: 1})).toContainText('Space');
  await page.evaluate(() => Object.assign(window, {isSameDocument: true}));

  site.write('schema.graphql', SCHEMA.replace('id: ID', 'id: ID name: String'));
  await expect(main.locator('#name')).toBeVisible();

  site.write('schema.graphql', SCHEMA.replace('id: ID', 'id: IDD'));
  await expect
    .poll(site.output)
    .toContain('Unknown type "IDD". Did you mean "ID" or "Int"?\n');
  await expect.poll(site.output).toContain('\n\nThe pages stay as they were.');
  expect(site.output()).not.toMatch(/\n +at /);
  await expect(main.locator('#name')).toBeVisible();

  site.write('schema.graphql', SCHEMA.replace('id: ID', 'id: ID slug: String'));
  await expect(main.locator('#slug')).toBeVisible();
  await expect(main.locator('#name')).toHaveCount(0);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('a sample that no longer fits is logged after an edit of the schema or of the guide', async () => {
  site.write('docs/intro.md', GUIDE.replace('id }', 'title }'));
  await expect
    .poll(site.output)
    .toContain('docs/intro.md:4:11: Cannot query field "title" on type "Space".');

  site.write('docs/intro.md', GUIDE);
  site.write('schema.graphql', SCHEMA.replace('id: ID', 'uuid: ID'));
  await expect
    .poll(site.output)
    .toContain('docs/intro.md:4:11: Cannot query field "id" on type "Space".');
});
