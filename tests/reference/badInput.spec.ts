import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {expect, test} from '@playwright/test';
import {markGenerated} from '../../commands/build/generatedFiles';
import {ROOT} from '../../commands/paths';
import {runNode} from '../../commands/processes';
import {buildReference, runReference} from './buildReference';

test.describe.configure({timeout: 120_000});

const QUERY = 'type Query {\n  a: Int\n}\n';

/** A new folder that holds the files. */
function writeFolder(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'bad-input-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

for (const {title, files, schema, messages} of [
  {
    title: 'a missing file',
    files: {'schema.graphql': QUERY},
    schema: 'shema.graphql',
    messages: [
      'The schema file "<folder>/shema.graphql" does not exist.',
      'Did you mean "schema.graphql"?',
    ],
  },
  {
    title: 'a glob without files',
    files: {'schema.graphql': QUERY},
    schema: '*.gql',
    messages: ['The schema glob "<folder>/*.gql" matches no file.'],
  },
  {
    title: 'a syntax error',
    files: {'a.graphql': 'type Query {\n  a Int\n}\n'},
    schema: 'a.graphql',
    messages: [
      'a.graphql:2:5: Syntax error: Expected ":", found Name "Int".',
      '> 2 |   a Int',
      '    |     ^',
    ],
  },
  {
    title: 'an unknown type',
    files: {'a.graphql': 'type Query {\n  a: Spcae\n}\ntype Space { a: Int }\n'},
    schema: '.',
    messages: ['a.graphql:2:6: Unknown type "Spcae".', 'Did you mean "Space"?'],
  },
  {
    title: 'a field defined twice',
    files: {'a.graphql': 'type Query {\n  a: Int\n  a: Int\n}\n'},
    schema: 'a.graphql',
    messages: [
      'a.graphql:3:3: "Query.a" is defined twice, first at',
      'a.graphql:2:3',
      'or keep the first with the option lenient: true (--lenient)',
    ],
  },
  {
    title: 'JSON that is no introspection result',
    files: {'a.json': '{"data": {}}'},
    schema: 'a.json',
    messages: [
      'a.json: The JSON is not an introspection result.',
      'Expected {"data": {"__schema": …}} or {"__schema": …}',
    ],
  },
  {
    title: 'a schema without a query type',
    files: {'a.graphql': 'type Mutation { a: Int }'},
    schema: 'a.graphql',
    messages: ['The schema has no query type.', 'Expected "type Query { … }"'],
  },
]) {
  test(`${title} stops the build, tells why, and leaves the last output alone`, async () => {
    const folder = writeFolder({
      ...files,
      'out/index.html': 'earlier',
    });
    const out = path.join(folder, 'out');
    await markGenerated(out);
    const {code, output} = await runReference([path.join(folder, schema), '--out', out]);
    expect(code).toBe(1);
    for (const message of messages) {
      expect(output).toContain(message.replaceAll('<folder>', folder));
    }
    expect(output).toContain(`The build failed; ${out} is as it was.`);
    // The message stands alone: no stack, and nothing about what ran the build.
    expect(output).not.toMatch(/^ +at /m);
    expect(output).not.toMatch(/locale|cause|places|Docusaurus|Node/);
    expect(readdirSync(out).toSorted()).toEqual(['.generated-files', 'index.html']);
    expect(readFileSync(path.join(out, 'index.html'), 'utf8')).toBe('earlier');
    expect(readdirSync(folder).filter((name) => name.startsWith('out'))).toEqual(['out']);
  });
}

test('with --lenient a field defined twice is a warning that names both places', async () => {
  const folder = writeFolder({
    'a.graphql': 'type Query {\n  a: Int\n}\nextend type Query {\n  a: String\n}\n',
  });
  const out = path.join(folder, 'out');
  const {code, output} = await runReference([folder, '--out', out, '--lenient']);
  expect(code).toBe(0);
  expect(output).toMatch(
    /a\.graphql:5:3: "Query\.a" is defined twice, first at .*a\.graphql:2:3\./,
  );
  expect(output).toContain('The first definition is used.');
  const page = readFileSync(path.join(out, 'operations/queries/a/index.html'), 'utf8');
  expect(page).toContain('/types/scalars/int');
  expect(page).not.toContain('/types/scalars/string');
});

test('a link of a description that leads nowhere is told with its page', async () => {
  const folder = writeFolder({
    'a.graphql':
      'type Query {\n  "See [there](/nowhere), [here](#b) and [the type](/types/scalars/int)."\n  a: Int\n}\n',
  });
  const {code, output} = await runReference([
    path.join(folder, 'a.graphql'),
    '--out',
    path.join(folder, 'out'),
  ]);
  expect(code).toBe(0);
  expect(output).toContain('page path = /operations/queries/a');
  expect(output).toContain('linking to /nowhere');
  expect(output).toContain('linking to #b');
  expect(output).not.toContain('linking to /types/scalars/int');
});

test('mistakes on the command line are told with its usage', async () => {
  const folder = writeFolder({'notes/diary.txt': 'private', 'a.graphql': QUERY});
  const notes = path.join(folder, 'notes');
  for (const [args, message] of [
    [[], 'No schema is named.\n\nUsage: npm run reference -- <schema>'],
    [
      ['a.graphql', 'b.graphql'],
      'One schema is expected, but 2 are named: a.graphql, b.graphql.',
    ],
    [['a.graphql', '--lenint'], "Unknown option '--lenint'."],
    [
      [path.join(folder, 'a.graphql'), '--out', notes],
      `${notes} would be replaced as a whole, but holds what no command of this project generated: "diary.txt". Name a new or empty folder: --out <folder>`,
    ],
    [
      [path.join(folder, 'a.graphql'), '--out', path.join(folder, 'a.graphql', 'out')],
      `Could not use ${path.join(folder, 'a.graphql', 'out')}: a part of the path is no folder. Use another folder (ENOTDIR).`,
    ],
  ] as const) {
    const {code, output} = await runReference(args);
    expect(code).toBe(1);
    expect(output).toContain(message);
  }
  expect(readdirSync(notes)).toEqual(['diary.txt']);
});

test('an output is replaced only as long as nothing else is in it or in its way', async () => {
  const folder = writeFolder({'a.graphql': QUERY, 'empty/.DS_Store': ''});
  const schema = path.join(folder, 'a.graphql');
  const out = path.join(folder, 'empty');
  await buildReference(out, schema);
  await buildReference(out, schema);
  expect(readdirSync(folder).toSorted()).toEqual(['a.graphql', 'empty']);
  for (const [precious, place] of [
    [path.join(out, 'CNAME'), out],
    [path.join(`${out}.previous`, '404.html'), `${out}.previous`],
  ] as const) {
    mkdirSync(path.dirname(precious), {recursive: true});
    writeFileSync(precious, 'precious');
    const {code, output} = await runReference([schema, '--out', out]);
    expect(code).toBe(1);
    expect(output).toContain(
      `${place} would be replaced as a whole, but holds what no command of this project generated: "${path.basename(precious)}".`,
    );
    expect(readFileSync(precious, 'utf8')).toBe('precious');
    rmSync(precious);
  }
});

/** Builds a site of its own, as `npm run build` does, and removes it. */
async function buildSite(
  files: Readonly<Record<string, string>>,
  ...args: readonly string[]
): Promise<{readonly code: number; readonly output: string}> {
  const cache = path.join(ROOT, '.cache');
  mkdirSync(cache, {recursive: true});
  const site = mkdtempSync(path.join(cache, 'site-'));
  for (const [name, text] of Object.entries({
    'package.json': '{"private": true}\n',
    ...files,
  })) {
    mkdirSync(path.dirname(path.join(site, name)), {recursive: true});
    writeFileSync(path.join(site, name), text);
  }
  const {code, output} = await runNode(
    ['commands/docusaurus/program.mjs', 'build', site, ...args],
    {
      env: {BROWSERSLIST_IGNORE_OLD_DATA: '1', DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'},
      output: 'capture',
    },
  );
  rmSync(site, {recursive: true});
  return {code, output: stripVTControlCharacters(output).replaceAll(site, '<site>')};
}

const START = '[INFO] [en] Creating an optimized production build...\n';

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
      '- The option "schema" is missing. Write a path, a glob or a list of them, such as "schema/*.graphql".',
      '- The option "lenient" cannot be "yes". Write true or false.',
      '- There is no option "schemas". Did you mean "schema"?',
      '',
    ].join('\n'),
  );
});

const SITE_WITH_DOCS = `module.exports = {
  title: 'Links', url: 'http://localhost', baseUrl: '/',
  onBrokenLinks: 'throw', onBrokenAnchors: 'throw',
  future: {v4: true, experimental_faster: true},
  markdown: {hooks: {onBrokenMarkdownLinks: 'throw'}},
  plugins: [['@docusaurus/plugin-content-docs', {sidebarPath: false, routeBasePath: '/'}]],
  themes: ['@docusaurus/theme-classic'],
};`;

for (const {title, page, message} of [
  {
    title: 'a link that leads nowhere',
    page: '[there](/nowhere)',
    message: 'Docusaurus found broken links!\n',
  },
  {
    title: 'an anchor that does not exist',
    page: '[there](#nowhere)',
    message: 'Docusaurus found broken anchors!\n',
  },
  {
    title: 'a link to a file that does not exist',
    page: '[there](./nowhere.md)',
    message: 'Markdown link with URL `./nowhere.md` in source file ',
  },
]) {
  test(`${title} is told without a stack`, async () => {
    const {code, output} = await buildSite({
      'docusaurus.config.js': SITE_WITH_DOCS,
      'docs/a.md': `---\nslug: /\n---\n\n# A\n\n${page}\n`,
    });
    expect(code).toBe(1);
    expect(output.slice(0, START.length + message.length)).toBe(START + message);
    expect(output).toContain('nowhere');
    expect(output).not.toMatch(/^ +at |Unable to build website/m);
  });
}

test('a mistake in code is told with its stack, and --verbose shows every stack', async () => {
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
