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
    // The message is not followed by what the error holds inside.
    expect(output.length).toBeLessThan(4000);
    expect(output).not.toContain('places');
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

test('mistyped options of the plugin stop the build of a site and are all named', async () => {
  const cache = path.join(ROOT, '.cache');
  mkdirSync(cache, {recursive: true});
  const site = mkdtempSync(path.join(cache, 'options-'));
  writeFileSync(path.join(site, 'package.json'), '{"private": true}\n');
  writeFileSync(
    path.join(site, 'docusaurus.config.js'),
    `module.exports = {
      title: 'Options', url: 'http://localhost', baseUrl: '/',
      plugins: [['docusaurus-plugin-graphql-reference', {schemas: 'a.graphql', lenient: 'yes'}]],
    };\n`,
  );
  const {code, output} = await runNode(
    ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build', site],
    {env: {FORCE_COLOR: '0', NO_UPDATE_NOTIFIER: '1'}, output: 'capture'},
  );
  const built = readdirSync(site);
  rmSync(site, {recursive: true});
  expect(code).toBe(1);
  expect(output.replaceAll(/^ */gm, '')).toContain(
    [
      'The options of docusaurus-plugin-graphql-reference have mistakes:',
      '- The option "schema" is missing. Write a path, a glob or a list of them, such as "schema/*.graphql".',
      '- The option "lenient" cannot be "yes". Write true or false.',
      '- There is no option "schemas". Did you mean "schema"?',
    ].join('\n'),
  );
  expect(built).not.toContain('build');
});
