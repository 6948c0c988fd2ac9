import {rmSync} from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {expect, test} from '@playwright/test';
import {ROOT} from '../../commands/paths';
import {LONG_ONLY} from '../../commands/test/longMode';
import {runNode} from '../../commands/processes';
import {writeFolder} from '../support/writeFolder';

test.describe.configure({timeout: 600_000});

interface Site {
  /** Code of plugins. */
  readonly plugins?: string;
  readonly files?: Readonly<Record<string, string>>;
  readonly args?: readonly string[];
}

/** Builds a site with the rules of ours for links and images, as `npm run build` does. */
async function buildSite({
  plugins = '',
  files = {},
  args = [],
}: Site): Promise<{readonly code: number; readonly output: string}> {
  const site = writeFolder(
    {
      'package.json': '{"private": true}\n',
      'docusaurus.config.ts': `import site from '${ROOT}/site/docusaurus.config';
        const {future, markdown, onBrokenLinks, onBrokenAnchors, onDuplicateRoutes} = site;
        export default {
          title: 'Site', url: 'http://localhost', baseUrl: '/',
          future, markdown, onBrokenLinks, onBrokenAnchors, onDuplicateRoutes,
          plugins: [
            ['@docusaurus/plugin-content-docs', {sidebarPath: false, routeBasePath: '/'}],
            ${plugins}
          ],
          themes: ['@docusaurus/theme-classic'],
        };`,
      'schema.graphql': 'type Query {\n  a: Int\n}\n',
      'docs/a.md': '---\nslug: /\n---\n\n# A\n',
      ...files,
    },
    // Where Node finds the packages of this repository.
    path.join(ROOT, '.cache', 'sites'),
  );
  const {code, output} = await runNode(
    ['packages/graphql-reference/src/docusaurus/program.mjs', 'build', site, ...args],
    {
      env: {BROWSERSLIST_IGNORE_OLD_DATA: '1', DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'},
      output: 'capture',
    },
  );
  rmSync(site, {recursive: true});
  return {code, output: stripVTControlCharacters(output)};
}

const REFERENCE = JSON.stringify([
  'docusaurus-plugin-graphql-reference',
  {schema: 'schema.graphql', routeBasePath: '/api', sampleFolders: ['docs']},
]);
const BUG = `() => ({name: 'bug', loadContent() {
  const error = new Error('logged'); error.stack = error.message; throw error;
}}),`;

for (const [title, details, site, expected] of [
  [
    'a sample that does not fit the schema stops the build without a stack',
    {},
    {
      plugins: REFERENCE,
      files: {'docs/a.md': '---\nslug: /\n---\n\n# A\n\n```graphql\n{ b }\n```\n'},
    },
    /\ndocs\/a\.md:8:3: Cannot query field "b" on type "Query"\. Did you mean "a"\?\n {2}> 8 \| \{ b \}\n {6}\| {3}\^\n$/,
  ],
  [
    'a broken link stops the build',
    LONG_ONLY,
    {files: {'docs/b.md': 'See [the other page](/nowhere).'}},
    /Docusaurus found broken links![^]*-> linking to \/nowhere/,
  ],
  [
    'a broken image stops the build',
    LONG_ONLY,
    {files: {'docs/b.md': '![A map](./map.png)'}},
    /Markdown image with URL `\.\/map\.png` in source file "[^"]*\/docs\/b\.md" /,
  ],
  [
    '--verbose logs the stack of a message, too',
    LONG_ONLY,
    {plugins: BUG, args: ['--verbose']},
    /Error: Unable to build website for locale en\.\n {4}at [^]*\[cause\]: \[logged\]/,
  ],
] as const) {
  test(title, details, async () => {
    const {code, output} = await buildSite(site);
    expect(output).toMatch(expected);
    expect(code).toBe(1);
  });
}
