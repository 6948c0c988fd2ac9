import {rmSync} from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {expect, test} from '@playwright/test';
import {ROOT} from '../../commands/paths';
import {IS_LONG, LONG_ONLY} from '../../commands/test/longMode';
import {runNode} from '../../commands/processes';
import {writeFolder} from '../support/writeFolder';

test.describe.configure({timeout: 600_000});

/** What Docusaurus says at the start of each build. */
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

test('mistyped options of the plugin stop the build of a site and are all named', async () => {
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

const SITE_WITH_DOCS = `module.exports = {
  title: 'Docs', url: 'http://localhost', baseUrl: '/',
  onBrokenLinks: 'throw', onBrokenAnchors: 'throw',
  future: {v4: true, experimental_faster: true},
  markdown: {hooks: {onBrokenMarkdownLinks: 'throw'}},
  plugins: [['@docusaurus/plugin-content-docs', {sidebarPath: false, routeBasePath: '/'}]],
  themes: ['@docusaurus/theme-classic'],
};`;
const SITE_WITH_SAMPLES = SITE_WITH_DOCS.replace(
  'plugins: [',
  `plugins: [
    ['docusaurus-plugin-graphql-reference', {
      schema: 'schema.graphql', routeBasePath: '/api', sampleFolders: ['docs'],
    }],`,
);

for (const {title, config = SITE_WITH_DOCS, page, isSlow = false, message} of [
  {
    title: 'a sample that does not fit the schema',
    config: SITE_WITH_SAMPLES,
    page: '```graphql\n{ b }\n```',
    message: `[INFO] Schema: 0 of 2 elements are described (0.0 %).
[INFO] Samples: 1 samples and 0 mentions of the schema are checked.
1 sample or mention does not fit the schema.

docs/a.md:8:3: Cannot query field "b" on type "Query". Did you mean "a"?
  > 8 | { b }
      |   ^`,
  },
  {
    title: 'Markdown that is not closed',
    isSlow: true,
    page: 'See <b>there.',
    message:
      '<site>/docs/a.md:7: Expected a closing tag for `<b>` (7:5-7:8) before the end of `paragraph`',
  },
  {
    title: 'a link that leads nowhere',
    page: '[there](/nowhere)',
    message: `Docusaurus found broken links!

Please check the pages of your site in the list below, and make sure you don't reference any path that does not exist.
Note: it's possible to ignore broken links with the 'onBrokenLinks' Docusaurus configuration, and let the build pass.

Exhaustive list of all broken links found:
- Broken link on source page path = /:
   -> linking to /nowhere
`,
  },
  {
    title: 'an anchor that does not exist',
    page: '[there](#nowhere)',
    isSlow: true,
    message: `Docusaurus found broken anchors!

Please check the pages of your site in the list below, and make sure you don't reference any anchor that does not exist.
Note: it's possible to ignore broken anchors with the 'onBrokenAnchors' Docusaurus configuration, and let the build pass.

Exhaustive list of all broken anchors found:
- Broken anchor on source page path = /:
   -> linking to #nowhere (resolved as: /#nowhere)
`,
  },
  {
    title: 'a link to a file that does not exist',
    page: '[there](./nowhere.md)',
    isSlow: true,
    message: `Markdown link with URL \`./nowhere.md\` in source file "<site>/docs/a.md" (7:1) couldn't be resolved.
Make sure it references a local Markdown file that exists within the current plugin.
To ignore this error, use the \`siteConfig.markdown.hooks.onBrokenMarkdownLinks\` option, or apply the \`pathname://\` protocol to the broken link URLs.`,
  },
]) {
  test(`${title} stops the build and is told alone`, async () => {
    test.skip(isSlow && !IS_LONG, LONG_ONLY);
    const {code, output} = await buildSite({
      'docusaurus.config.js': config,
      'schema.graphql': 'type Query {\n  a: Int\n}\n',
      'docs/a.md': `---\nslug: /\n---\n\n# A\n\n${page}\n`,
    });
    expect(code).toBe(1);
    expect(output).toBe(`${START}${message}\n`);
  });
}

test('a mistake in code is told with its stack, and --verbose shows every stack', async () => {
  // In normal mode docusaurus/__tests__/describeFailure of graphql-reference asks the same.
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
