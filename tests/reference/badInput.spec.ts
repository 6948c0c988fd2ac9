import {mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {markGenerated} from 'graphql-reference/output';
import {ROOT} from '../../commands/paths';
import {IS_LONG, LONG_ONLY} from '../../commands/test/longMode';
import {writeFolder} from '../support/writeFolder';
import {buildReference, runReference} from './buildReference';

test.describe.configure({timeout: 600_000});

/** The first line of each build. */
const START = 'Reading the schema ...\n';
const QUERY = 'type Query {\n  a: Int\n}\n';

for (const {title, files, schema, isSlow = false, message} of [
  {
    title: 'a missing file',
    files: {'schema.graphql': QUERY},
    schema: 'shema.graphql',
    message: `The schema file "<folder>/shema.graphql" does not exist.
  Did you mean "schema.graphql"? Looked for <folder>/shema.graphql.`,
  },
  {
    title: 'a glob without files',
    isSlow: true,
    files: {'schema.graphql': QUERY},
    schema: '*.gql',
    message: `The schema glob "<folder>/*.gql" matches no file.
  Expected a .graphql, .graphqls, .gql or .sdl file, a folder or glob of them, or an introspection .json; each may be gzipped (.gz).`,
  },
  {
    title: 'a syntax error',
    isSlow: true,
    files: {'a.graphql': 'type Query {\n  a Int\n}\n'},
    schema: 'a.graphql',
    message: `<shown>/a.graphql:2:5: Syntax error: Expected ":", found Name "Int".
    1 | type Query {
  > 2 |   a Int
      |     ^
    3 | }
  Write a colon before the type: ": Int".`,
  },
  {
    title: 'an unknown type',
    files: {'a.graphql': 'type Query {\n  a: Spcae\n}\ntype Space { a: Int }\n'},
    schema: '.',
    message: `<shown>/a.graphql:2:6: Unknown type "Spcae".
    1 | type Query {
  > 2 |   a: Spcae
      |      ^
    3 | }
  Did you mean "Space"?`,
  },
  {
    title: 'a field defined twice',
    files: {'a.graphql': 'type Query {\n  a: Int\n  a: Int\n}\n'},
    schema: 'a.graphql',
    message: `<shown>/a.graphql:3:3: "Query.a" is defined twice, first at <shown>/a.graphql:2:3.
    2 |   a: Int
  > 3 |   a: Int
      |   ^
    4 | }
  <shown>/a.graphql:2:3:
    1 | type Query {
  > 2 |   a: Int
      |   ^
    3 |   a: Int
  Remove one of the two, or keep the first with the option lenient: true (--lenient).`,
  },
  {
    title: 'JSON that is no introspection result',
    isSlow: true,
    files: {'a.json': '{"data": {}}'},
    schema: 'a.json',
    message: `<shown>/a.json: The JSON is not an introspection result.
  Expected {"data": {"__schema": …}} or {"__schema": …}, the answer to the introspection query.`,
  },
  {
    title: 'a schema without a query type',
    isSlow: true,
    files: {'a.graphql': 'type Mutation { a: Int }'},
    schema: 'a.graphql',
    message: `The schema has no query type.
  Expected "type Query { … }", or "schema { query: … }" naming another type. Files read: <shown>/a.graphql.`,
  },
]) {
  test(`${title} stops the build with one message, and leaves the last output as it was`, async () => {
    // Unit tests of loadSchema have their messages, too.
    test.skip(isSlow && !IS_LONG, LONG_ONLY);
    const folder = writeFolder({...files, 'out/index.html': 'earlier'});
    const out = path.join(folder, 'out');
    await markGenerated(out);
    const {code, output} = await runReference([path.join(folder, schema), '--out', out]);
    expect(code).toBe(1);
    const expected = message
      .replaceAll('<folder>', folder)
      .replaceAll('<shown>', path.relative(ROOT, folder).split(path.sep).join('/'));
    expect(output).toBe(`${START}${expected}\nThe build failed; ${out} is as it was.\n`);
    expect(readdirSync(out).toSorted()).toEqual(['.generated-files', 'index.html']);
    expect(readFileSync(path.join(out, 'index.html'), 'utf8')).toBe('earlier');
    expect(readdirSync(folder).filter((name) => name.startsWith('out'))).toEqual(['out']);
  });
}

test('--lenient warns about duplicates with their places, and leaves them out', async () => {
  const folder = writeFolder({
    'a.graphql':
      'type Query {\n  "See [there](/nowhere), [here](#b) and [the type](/types/scalars/int)."\n  a: Int\n}\nextend type Query {\n  a: String\n}\n',
  });
  const out = path.join(folder, 'out');
  const {code, output} = await runReference([folder, '--out', out, '--lenient']);
  expect(code).toBe(0);
  expect(output).toMatch(
    /a\.graphql:6:3: "Query\.a" is defined twice, first at .*a\.graphql:3:3\./,
  );
  expect(output).toContain('The first definition is used.');
  const page = readFileSync(path.join(out, 'operations/queries/a/index.html'), 'utf8');
  expect(page).toContain('/types/scalars/int');
  expect(page).not.toContain('/types/scalars/string');

  expect(output).toContain('page path = /operations/queries/a');
  expect(output).toContain('linking to /nowhere');
  expect(output).toContain('linking to #b');
  expect(output).not.toContain('linking to /types/scalars/int');
});

test('a mistake on the command line is logged with the usage', async () => {
  const folder = writeFolder({'notes/diary.txt': 'private', 'a.graphql': QUERY});
  const notes = path.join(folder, 'notes');
  for (const [args, message] of [
    [[], 'No schema is named.\n\nUsage: npm run reference -- <schema>'],
    [
      ['a.graphql', '--lenint'],
      'There is no option "--lenint". Did you mean "--lenient"?',
    ],
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

test('a build logs its stages and figures, and replaces no folder with other files in it or in its way', async () => {
  const folder = writeFolder({'a.graphql': QUERY, 'empty/.DS_Store': ''});
  const schema = path.join(folder, 'a.graphql');
  const out = path.join(folder, 'empty');
  const output = await buildReference(out, schema);
  const log = output
    .replace(/[\d.]+ (s|MB)\b/g, 'N $1')
    .replace(/graphql-reference-\w+/, 'temporary');
  expect(log).toBe(`${START}\
[INFO] [en] Creating an optimized production build...
[INFO] Schema: 0 of 2 elements are described (0.0 %).
[INFO] Samples: checked 0 samples and 0 mentions of the schema.
Making scripts and styles ...
Writing the pages ...
Making the search index ...
[SUCCESS] Generated static files in "${path.join(path.relative(ROOT, tmpdir()), 'temporary/build')}".
[INFO] Use \`npm run serve\` command to test your build locally.

16 pages in N s, peak memory N MB, N MB in ${out}
Open it: npm run serve -- ${JSON.stringify(out)}
`);
  if (IS_LONG) await buildReference(out, schema);
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
