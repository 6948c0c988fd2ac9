import {rmSync} from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {expect, test} from '@playwright/test';
import {ROOT} from '../../commands/paths';
import {IS_LONG, LONG_ONLY} from '../../commands/test/longMode';
import {runNode} from '../../commands/processes';
import {writeFolder} from '../support/writeFolder';

test.describe.configure({timeout: 600_000});

/** The first line of each build. */
const START = '[INFO] [en] Creating an optimized production build...\n';

/** Builds a site of its own, as `npm run build` does, and removes it. */
async function buildSite(
  files: Readonly<Record<string, string>>,
  ...args: readonly string[]
): Promise<{readonly code: number; readonly output: string}> {
  const site = writeFolder(
    {'package.json': '{"private": true}\n', ...files},
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
  return {
    code,
    output: stripVTControlCharacters(output)
      .replaceAll(site, '<site>')
      .replaceAll(path.relative(ROOT, site), '<site>'),
  };
}

test('mistyped options of the plugin stop the build and are all listed', async () => {
  const {code, output} = await buildSite({
    'docusaurus.config.js': `module.exports = {
      title: 'Options', url: 'http://localhost', baseUrl: '/',
      plugins: [['docusaurus-plugin-graphql-reference', {schemas: 'a.graphql', lenient: 'yes'}]],
    };`,
  });
  expect(code).toBe(1);
  expect(output).toBe(
    [
      `${START}The options of docusaurus-plugin-graphql-reference have mistakes:`,
      '  - The option "lenient" cannot be "yes". Write true or false.',
      '  - There is no option "schemas". Did you mean "schema"?',
      '',
    ].join('\n'),
  );
});

const SITE_WITH_SAMPLES = `module.exports = {
  title: 'Docs', url: 'http://localhost', baseUrl: '/',
  future: {v4: true, experimental_faster: true},
  plugins: [
    ['docusaurus-plugin-graphql-reference', {
      schema: 'schema.graphql', routeBasePath: '/api', sampleFolders: ['docs'],
    }],
    ['@docusaurus/plugin-content-docs', {sidebarPath: false, routeBasePath: '/'}],
  ],
  themes: ['@docusaurus/theme-classic'],
};`;

test('a sample that does not fit the schema stops the build without a stack', async () => {
  const {code, output} = await buildSite({
    'docusaurus.config.js': SITE_WITH_SAMPLES,
    'schema.graphql': 'type Query {\n  a: Int\n}\n',
    'docs/a.md': '---\nslug: /\n---\n\n# A\n\n```graphql\n{ b }\n```\n',
  });
  expect(code).toBe(1);
  expect(output).toMatch(
    /\ndocs\/a\.md:8:3: Cannot query field "b" on type "Query"\. Did you mean "a"\?\n {2}> 8 \| \{ b \}\n {6}\| {3}\^\n$/,
  );
  expect(output).not.toMatch(/\n +at /);
});

test('a mistake in code is logged with its stack, and --verbose logs every stack', async () => {
  // In normal mode docusaurus/__tests__/findReport of graphql-reference tests the same.
  test.skip(!IS_LONG, LONG_ONLY);
  const plugins = (code: string) => ({
    'docusaurus.config.js': `module.exports = {
      title: 'Bug', url: 'http://localhost', baseUrl: '/',
      plugins: [() => ({name: 'bug', loadContent() { ${code} }})],
    };`,
  });
  const bug = await buildSite(plugins('undefined.length'));
  expect(bug.code).toBe(1);
  expect(bug.output).toMatch(
    /TypeError: Cannot read prop[^\n]*\n +at Object\.loadContent/,
  );
  expect(bug.output).toContain('\nDocusaurus 3.9.2, Node v');
  const report = "const e = new Error('told'); e.stack = e.message; throw e";
  expect((await buildSite(plugins(report))).output).toBe(`${START}told\n`);
  const verbose = await buildSite(plugins(report), '--verbose');
  expect(verbose.output).toContain(
    'Error: Unable to build website for locale en.\n    at ',
  );
  expect(verbose.output).toContain('[cause]: [told]');
});
