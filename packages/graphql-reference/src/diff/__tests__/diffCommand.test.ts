import {execFileSync} from 'node:child_process';
import {mkdirSync, realpathSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {buildSchema, graphqlSync} from 'graphql';
import {runCommandLine} from 'graphql-samples/command';
import {beforeEach, expect, it} from 'vitest';
import {byVersion} from '../../../../../tests/support/graphqlVersion';
import {runCaptured} from '../../../../../tests/support/runCaptured';
import {writeFiles} from '../../../../../tests/support/writeFiles';
import {writeFolder} from '../../../../../tests/support/writeFolder';
import {send, startServer} from '../../sources/__tests__/startServer';
import {DIFF} from '../diffCommand';
import type {SchemaDiff} from '../SchemaDiff';

const HINT = `Usage: graphql-reference diff <old> <new> [options]
Options: graphql-reference diff --help`;
const OLD =
  'type Query { space(id: ID, limit: Int = 10): Space }\ntype Space { name: String }';
const NEW =
  'type Query { space(id: ID!, limit: Int): Space }\ntype Space { name: String tag: String }';

let directory: string;

beforeEach(() => {
  directory = realpathSync(writeFolder({'old.graphql': OLD, 'new/schema.graphql': NEW}));
});

function git(...args: readonly string[]): string {
  return execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], {
    cwd: directory,
    encoding: 'utf8',
  });
}

/** Makes a repository with a revision that contains all files. */
function commit(): void {
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'a');
}

function run(...args: readonly string[]) {
  const line = {directory, program: 'graphql-reference diff'};
  return runCaptured(() => runCommandLine(args, line, DIFF));
}

it('lists breaking changes first', async () => {
  expect(await run('old.graphql', 'new')).toEqual({
    code: 1,
    errors: '',
    out: `The schema has 3 changes, 2 breaking

Breaking changes (2):

  Query.space(id:): type changed from ID to ID!
  Query.space(limit:): default changed from 10 to none

Other changes (1):

  Space.tag: added`,
  });
});

it('links changes, and lists the samples and names that no longer match', async () => {
  writeFiles(directory, {
    'docs/a.md':
      '`Query.space(limit:)` of `Space`\n\n```graphql\n{ space { name } }\n```\n\n```graphql\n{ spaze }\n```\n',
  });
  const args = ['--format', 'markdown', '--site', 'https://docs.example/api'];
  expect((await run('old.graphql', 'new', ...args, '--samples', 'docs/*.md')).out).toBe(
    `## The schema has 3 changes, 2 breaking

### Breaking changes (2)

- [\`Query.space(id:)\`](https://docs.example/api/operations/queries/space#id): type changed from \`ID\` to \`ID!\`
- [\`Query.space(limit:)\`](https://docs.example/api/operations/queries/space#limit): default changed from \`10\` to none

### Samples that no longer match the schema (1)

- \`docs/a.md:4:3\`: \`${byVersion('Field "space" argument "id"', 'Argument "Query.space(id:)"')} of type "ID!" is required, but it was not provided.\`

### Other changes (1)

- [\`Space.tag\`](https://docs.example/api/types/objects/space#tag): added`,
  );
});

it('finds the name of a type that is gone', async () => {
  writeFiles(directory, {
    'old.graphql': `${NEW}\ntype Old { a: Int }\ntype Other { a: Int }`,
    'a.md': '`Old` and `Space.tag` and `Elsewhere`',
  });
  const {out: json} = await run(
    ...['old.graphql', 'new', '--samples', '*.md', '--format', 'json'],
  );
  const {samples} = JSON.parse(json) as {samples: readonly {message: string}[]};
  expect(samples.map(({message}) => message)).toEqual([
    expect.stringContaining('"Old" is not'),
  ]);
});

it('prints JSON', async () => {
  expect(JSON.parse((await run('old.graphql', 'new', '--format', 'json')).out)).toEqual({
    changes: [
      {
        coordinate: 'Query.space(id:)',
        isBreaking: true,
        what: 'type',
        before: 'ID',
        after: 'ID!',
        position: {file: 'new/schema.graphql', line: 1, column: 20},
      },
      {
        coordinate: 'Query.space(limit:)',
        isBreaking: true,
        what: 'default',
        before: '10',
        position: {file: 'new/schema.graphql', line: 1, column: 29},
      },
      {
        coordinate: 'Space.tag',
        isBreaking: false,
        what: 'added',
        position: {file: 'new/schema.graphql', line: 2, column: 27},
      },
    ],
    samples: [],
  });
});

it('prints SARIF with a place for what is removed, too', async () => {
  const {out: sarif} = await run('new', 'old.graphql', '--format', 'sarif');
  expect(JSON.parse(sarif)).toEqual({
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'graphql-reference',
            version: expect.stringMatching(/^\d/) as unknown,
            rules: [{id: 'removed'}, {id: 'default'}, {id: 'type'}],
          },
        },
        results: [
          {
            ruleId: 'removed',
            level: 'error',
            message: {text: 'Space.tag: removed'},
            locations: [
              {
                physicalLocation: {
                  artifactLocation: {uri: 'old.graphql'},
                  region: {startLine: 2, startColumn: 6},
                },
              },
            ],
          },
          expect.objectContaining({
            message: {text: 'Query.space(limit:): default changed from none to 10'},
          }),
          expect.objectContaining({
            ruleId: 'type',
            level: 'note',
            message: {text: 'Query.space(id:): type changed from ID! to ID'},
          }),
        ],
      },
    ],
  });
});

it('reads the files of a revision, and leaves the working tree as it is', async () => {
  commit();
  writeFiles(directory, {'new/schema.graphql': OLD});
  const {code, out: text} = await run('git:HEAD:new', 'new');
  expect([code, text.split('\n')[0]]).toEqual([
    1,
    'The schema has 3 changes, 2 breaking',
  ]);
  expect(git('status', '--short')).toBe(' M new/schema.graphql\n');
  expect(
    await run('git:HEAD:new/*.graphql', 'git:HEAD:new/schema.graphql'),
  ).toMatchObject({
    code: 0,
    out: expect.stringContaining('The schema has no changes') as unknown,
  });
  expect((await run('git:HEAD:neu', 'new')).errors).toContain(
    `"git:HEAD:neu" cannot be read: error: pathspec ':(top,glob)neu' did not match any file(s) known to git\nWrite git:<ref>:<path>`,
  );
});

it('reads nothing that a link of a revision leads to', async () => {
  const secret = writeFolder({'s.graphql': 'secret'});
  for (const [name, target] of [
    ['new/link.graphql', `${secret}/s.graphql`],
    ['links/root.graphql', '/'],
    ['links/folder', secret],
  ] as const) {
    mkdirSync(path.dirname(path.join(directory, name)), {recursive: true});
    symlinkSync(target, path.join(directory, name));
  }
  writeFileSync(path.join(directory, 'links/a.graphql'), OLD);
  commit();
  const toMessage = (source: string, link: string): string =>
    `"${source}" contains the link "${link}", and no link of a revision is followed. Name the file that it leads to.`;
  for (const [source, link] of [
    ['git:HEAD:new/link.graphql', 'new/link.graphql'],
    ['git:HEAD:new', 'new/link.graphql'],
    ['git:HEAD:links/root.graphql', 'links/root.graphql'],
  ] as const) {
    const result = await run(source, 'old.graphql');
    expect(result).toEqual({code: 2, out: '', errors: toMessage(source, link)});
  }
  git('rm', '--quiet', 'links/root.graphql');
  git('commit', '--quiet', '--message', 'b');
  expect(await run('git:HEAD:links', 'old.graphql')).toMatchObject({code: 0, errors: ''});
});

it('compares with the schema of a server', async () => {
  const schema = buildSchema(NEW);
  const {address, asked} = await startServer(({query}, response) => {
    send(response, graphqlSync({schema, source: query}));
  });
  const args = ['old.graphql', address, '--header', 'X-Key: 1', '--format', 'json'];
  const {code, out, errors} = await run(...args);
  expect([code, errors]).toEqual([1, `Fetching the schema of ${address} ...`]);
  const {changes} = JSON.parse(out) as SchemaDiff;
  // A server has no files.
  expect(changes.map(({coordinate, position}) => [coordinate, position])).toEqual([
    ['Query.space(id:)', undefined],
    ['Query.space(limit:)', undefined],
    ['Space.tag', undefined],
  ]);
  expect(asked[0]?.headers['x-key']).toBe('1');
});

it.each([
  ['breaking', 'new', 'old.graphql', 1],
  ['none', 'new', 'old.graphql', 0],
  ['any', 'new', 'old.graphql', 1],
  ['any', 'new', 'new', 0],
])('with --fail-on %s, from %s to %s, exits with %i', async (failOn, from, to, code) => {
  expect((await run(from, to, '--fail-on', failOn)).code).toBe(code);
});

it('marks the removal of what was deprecated, and lets it pass where it is allowed', async () => {
  writeFiles(directory, {
    'old.graphql': 'type Query { a: Int b: Int @deprecated(reason: "Use `a`.") }',
    'new/schema.graphql': 'type Query { a: Int }',
    'other.graphql': 'type Query { b: Int @deprecated }',
  });
  const allowed = ['--allow', 'removed-deprecated'];
  const compare = (...args: readonly string[]) => run('old.graphql', 'new', ...args);
  const {code, out} = await compare();
  expect([code, out.split('\n').at(-1)]).toEqual([
    1,
    '  Query.b: removed, was deprecated',
  ]);
  expect(await compare(...allowed)).toEqual({code: 0, errors: '', out});
  expect((await compare(...allowed, '--fail-on', 'any')).code).toBe(0);
  expect((await run('old.graphql', 'other.graphql', ...allowed)).code).toBe(1);
  const sarif = async (...args: readonly string[]) =>
    (await compare('--format', 'sarif', ...args)).out;
  expect(await sarif()).toContain(
    '"level":"error","message":{"text":"Query.b: removed, was deprecated"}',
  );
  expect(await sarif(...allowed)).toContain('"level":"note"');
  const {out: json} = await compare('--format', 'json');
  expect((JSON.parse(json) as SchemaDiff).changes).toEqual([
    expect.objectContaining({coordinate: 'Query.b', wasDeprecated: true}),
  ]);
  expect(await compare('--allow', 'all')).toMatchObject({
    code: 2,
    errors: `--allow cannot be "all". Write removed-deprecated.\n\n${HINT}`,
  });
});

it.each([
  [[], `No schemas are named.\n\n${HINT}`],
  [
    ['a.graphql'],
    `The states cannot be ["a.graphql"]. Write two schemas, the earlier one first; quote a glob.\n\n${HINT}`,
  ],
  [
    ['old.graphql', 'new', '--format', 'html'],
    `--format cannot be "html". Write text or markdown or json or sarif.\n\n${HINT}`,
  ],
  [
    ['old.graphql', 'new', '--site', 'docs.example'],
    `--site cannot be "docs.example". Write the address of the reference, such as "https://docs.example/docs/graphql/".\n\n${HINT}`,
  ],
  [
    ['old.graphql', 'new', '--header', 'A: b'],
    '--header has no effect, because no source is the address of a server. Name a server, such as https://api.example/graphql, or leave --header out.',
  ],
  [['old.graphql', 'new', '--samples', '*.mdx'], 'No file matches "*.mdx".'],
  [
    ['git:main', 'new'],
    '"git:main" names no file of a revision. Write git:<ref>:<path>, such as git:main:api/schema.graphql; the path begins at the root of the repository.',
  ],
  [
    ['git:--help:new', 'new'],
    '"git:--help:new" names no file of a revision. Write git:<ref>:<path>, such as git:main:api/schema.graphql; the path begins at the root of the repository.',
  ],
])('exits with 2 for %j', async (args, message) => {
  expect(await run(...args)).toEqual({code: 2, out: '', errors: message});
});

it('exits with 2 for a schema with a mistake, with its place', async () => {
  writeFiles(directory, {'new/schema.graphql': 'type Query { a: Spaze }'});
  expect(await run('old.graphql', 'new')).toMatchObject({
    code: 2,
    errors: expect.stringMatching(
      /^new\/schema\.graphql:1:17: Unknown type "Spaze"/,
    ) as unknown,
  });
});

it('counts how many of 5,000 changes are left out of a text that GitHub accepts', async () => {
  const toType = (prefix: string): string =>
    Array.from({length: 2500}, (_, index) => `type ${prefix}${index} { a: Int }`).join(
      '\n',
    );
  writeFiles(directory, {
    'old.graphql': `type Query { a: Int }\n${toType('Old')}`,
    'new/schema.graphql': `type Query { a: Int }\n${toType('New')}`,
  });
  const {out: text} = await run('old.graphql', 'new', '--format', 'markdown');
  expect(text.length).toBeLessThanOrEqual(65_000);
  expect(text.length).toBeGreaterThan(64_000);
  const listed = text.match(/^- `(?:Old|New)/gm)?.length ?? 0;
  const left = [...text.matchAll(/^- … and (\d+) more$/gm)].map(([, count]) =>
    Number(count),
  );
  expect(left.reduce((sum, count) => sum + count, listed)).toBe(5000);
});
