import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {LONG_ONLY} from '../../commands/test/longMode';
import {
  buildStaticSite,
  runDocusaurus,
  writeStaticSite,
} from '../fixtures/staticSite/buildStaticSite';
import {serveFolder} from '../reference/buildReference';
import {expect, open, test as siteTest} from '../support/site';

/** Each runs Docusaurus, which takes as long as the machine does. */
siteTest.describe.configure({mode: 'default', timeout: 900_000});

const SITE = {
  baseUrl: '/',
  bundler: 'rspack',
  locales: ['en', 'de'],
  themes: ['docusaurus-theme-instant-search'],
} as const;
const FOLDER = 'i18n/de/docusaurus-plugin-graphql-reference-one';

const SCHEMA = `
type Query { space(id: ID!): Space @deprecated }
type Member { id: ID }
"A place." type Space { id: ID owner: Member }
`;
const SIDEBARS = `
import {referenceSidebar} from 'docusaurus-plugin-graphql-reference/referenceSidebar';
export default {docs: ['guide', referenceSidebar({schema: 'one.graphql', routeBasePath: 'one'}, __dirname)]};
`;

const FILES = {
  'one.graphql': SCHEMA,
  'sidebars.ts': SIDEBARS,
  [`${FOLDER}/reference.json`]: JSON.stringify({
    label: {message: 'Raum-API'},
    'heading.arguments': {message: 'Argumente'},
    'kind.query.title': {message: 'Abfrage {name}'},
    'kind.query.singular': {message: 'Abfrage'},
    'kind.query.missing': {message: 'Das Schema beschreibt diese Abfrage nicht.'},
    'unfolded.fields.count': {message: '{count} Feld|{count} Felder'},
    'heading.return': {message: 'Ergebnis'},
  }),
  'i18n/de/code.json': JSON.stringify({
    'theme.graphql.flag.required': {message: 'erforderlich'},
    'theme.search.name': {message: 'Suchen'},
    'theme.search.filters': {message: 'Nur zeigen'},
    'theme.search.count': {message: '{count} Treffer'},
    'theme.search.kind.query': {message: 'Abfrage'},
  }),
  'i18n/de/docusaurus-plugin-static-routes/texts.json': JSON.stringify({
    retry: {message: 'Noch einmal'},
  }),
};

const test = siteTest.extend<
  object,
  {site: {folder: string; output: string; url: string}}
>({
  site: [
    // Playwright reads what a fixture needs from its pattern, and this one needs nothing.
    async ({browserName: _}, use) => {
      const {folder, output} = await buildStaticSite({...SITE, files: FILES});
      const {url, stop} = await serveFolder(folder);
      await use({folder, output, url});
      await stop();
      rmSync(path.dirname(folder), {recursive: true});
    },
    {scope: 'worker', timeout: 900_000},
  ],
  baseURL: async ({site}, use) => use(site.url),
});

// In normal mode one of the sites of tests/packages has two languages.

test(
  'the reference speaks the language of its page, and English where nothing is translated',
  LONG_ONLY,
  async ({page}) => {
    const main = page.getByRole('main');
    const headings = main.getByRole('heading', {level: 2});
    const breadcrumbs = main.locator('.breadcrumbs__link:not(:has(svg))');

    await open(page, '/de/one/operations/queries/space');
    await expect(page).toHaveTitle('Abfrage space | Static');
    await expect(main.locator('.gql-kind')).toHaveText('Abfrage');
    await expect(
      main.getByText('Das Schema beschreibt diese Abfrage nicht.'),
    ).toBeVisible();
    await expect(headings).toHaveText([
      'Request',
      'Argumente',
      'Returns',
      'Schema (SDL)',
    ]);
    await expect(main.locator('.gql-required')).toHaveText('erforderlich');
    await expect(main.locator('.gql-warning strong')).toHaveText('Deprecated.');
    await expect(breadcrumbs).toHaveText(['Raum-API', 'Operations', 'Queries', 'space']);

    await open(page, '/de/one/types/objects/member');
    // Docusaurus' own text, which it has translated.
    await expect(main.locator('.pagination-nav__sublabel')).toHaveText([
      'Zurück',
      'Weiter',
    ]);

    await open(page, '/one/operations/queries/space');
    await expect(page).toHaveTitle('space query | Static');
    await expect(headings).toHaveText([
      'Request',
      'Arguments',
      'Returns',
      'Schema (SDL)',
    ]);
    await expect(main.locator('.gql-required')).toHaveText('required');
    await expect(breadcrumbs).toHaveText([
      'GraphQL API',
      'Operations',
      'Queries',
      'space',
    ]);
  },
);

test('search and code speak the language of the page', LONG_ONLY, async ({page}) => {
  await open(page, '/de/one/operations/queries/space');
  // Docusaurus' own text, which it has translated.
  await expect(page.locator('.code-frame__button').first()).toHaveText('Kopieren');

  await page.getByRole('button', {name: 'Suchen'}).click();
  const dialog = page.getByRole('dialog', {name: 'Suchen'});
  await expect(dialog.getByRole('group', {name: 'Nur zeigen'})).toBeVisible();
  await dialog.getByRole('combobox').fill('space');
  await expect(dialog.getByRole('option').first()).toContainText('Abfrage');
  await expect(dialog.getByRole('status')).toHaveText(/^\d+ Treffer$/);
});

test.describe('when a script does not load', () => {
  test.use({expectedErrors: /ERR_FAILED/});

  test('the box of a page that failed has a button in the language of the page', async ({
    page,
  }) => {
    await page.route('**/assets/js/main.*.js', (route) => route.abort());
    await page.goto('/de/docs/guide');
    await expect(page.getByRole('button', {name: 'Noch einmal'})).toBeVisible();
  });
});

test(
  'a text that does not exist is left out of the page and told of',
  LONG_ONLY,
  ({site}) => {
    expect(site.output).toContain(
      `Texts in ${FOLDER}/reference.json that cannot be used:\n  - There is no text "heading.return". Did you mean "heading.returns"?\n`,
    );
  },
);

test(
  'write-translations finds the texts of pages and of components',
  LONG_ONLY,
  async () => {
    const directory = writeStaticSite({...SITE, files: {'sidebars.ts': SIDEBARS}});
    await runDocusaurus(directory, 'write-translations', '--locale', 'de');
    const read = (name: string): unknown =>
      JSON.parse(readFileSync(path.join(directory, 'i18n/de', name), 'utf8'));
    for (const id of ['one', 'two']) {
      expect(
        read(`docusaurus-plugin-graphql-reference-${id}/reference.json`),
      ).toMatchObject({
        label: {message: 'GraphQL API'},
        'heading.usedBy': {
          message: 'Used by',
          description: 'Heading above the uses of an element',
        },
        'kind.mutation.missing': {
          message: 'The schema does not describe this mutation.',
          description: 'In place of a description',
        },
      });
    }
    const base = 'sidebar.docs.link./one';
    expect(read('docusaurus-plugin-content-docs/current.json')).toMatchObject({
      [`${base}/operations/directives/`]: {message: 'Operation directives'},
      [`${base}/types/directives/`]: {message: 'Directives'},
    });
    expect(read('code.json')).toMatchObject({
      'theme.graphql.flag.required': {
        message: 'required',
        description: 'Beside an argument or field that a request must give',
      },
      'theme.docs.paginator.next': {message: 'Weiter'},
      'theme.search.placeholder': {
        message: 'Search guides and API',
      },
      'theme.search.in': {message: 'in {parent}'},
      'theme.code.refused': {message: 'Refused'},
      'theme.CodeBlock.copied': {message: 'Kopiert'},
      'theme.diagram.enlarge': {message: 'Enlarge'},
      'theme.diagram.close': {message: 'Close'},
    });
    expect(read('docusaurus-plugin-static-routes/texts.json')).toMatchObject({
      retry: {message: 'Retry'},
    });
    rmSync(directory, {recursive: true});
  },
);
