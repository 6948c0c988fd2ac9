import {readdirSync, readFileSync, realpathSync} from 'node:fs';
import path from 'node:path';
import {gunzipSync, gzipSync} from 'node:zlib';
import {buildSchema, graphqlSync} from 'graphql';
import {runCommandLine} from 'graphql-samples/command';
import {beforeEach, expect, it} from 'vitest';
import {runCaptured} from '../../../../../tests/support/runCaptured';
import {writeFiles} from '../../../../../tests/support/writeFiles';
import {writeFolder} from '../../../../../tests/support/writeFolder';
import {send, startServer} from '../../sources/__tests__/startServer';
import {SNAPSHOT} from '../snapshotCommand';

const OLD = 'type Query {\n  space(id: ID): String\n}\n';
const NEW = '"""\n  Reads.\n"""\ntype Query {\n  space(id: ID!): String\n}\n';
const DIFF = `The schema has 1 change, 1 breaking

Breaking changes (1):

  Query.space(id:): type changed from ID to ID!`;

const HINT = `Usage: graphql-reference snapshot <schema> [options]
Options: graphql-reference snapshot --help`;

let directory: string;

beforeEach(() => {
  directory = realpathSync(writeFolder({'new.graphql': NEW}));
});

function read(file: string): Buffer {
  return readFileSync(path.join(directory, file));
}

function listAll(): readonly string[] {
  return readdirSync(path.join(directory, 'schema-history'), {recursive: true})
    .map(String)
    .toSorted();
}

function run(...args: readonly string[]) {
  const line = {directory, program: 'graphql-reference snapshot'};
  return runCaptured(() => runCommandLine(args, line, SNAPSHOT));
}

it('writes a state of the day, and logs what changed since the last one', async () => {
  writeFiles(directory, {'schema-history/2026-06-01.graphql': OLD});
  expect(await run('new.graphql', '--date', '2026-11-22')).toEqual({
    code: 0,
    out: DIFF,
    errors: 'Wrote "schema-history/2026-11-22.graphql".',
  });
  expect(read('schema-history/2026-11-22.graphql').toString()).toBe(NEW);
  expect(listAll()).toEqual(['2026-06-01.graphql', '2026-11-22.graphql']);
});

it('makes the folder for the first state, which is of today', async () => {
  const today = new Date().toISOString().slice(0, 10);
  expect(await run('new.graphql', '--states', 'api/states/')).toEqual({
    code: 0,
    out: '',
    errors: `There is no state in "api/states" to compare with.\nWrote "api/states/${today}.graphql".`,
  });
});

it('copies several files, which are domains', async () => {
  writeFiles(directory, {
    'api/a.graphql': OLD,
    'api/spaces/b.graphql': 'type Space { a: Int }',
  });
  await run('api', '--date', '2026-11-22');
  expect(listAll()).toEqual([
    '2026-11-22',
    '2026-11-22/a.graphql',
    '2026-11-22/spaces',
    '2026-11-22/spaces/b.graphql',
  ]);
});

it('is written from a server, too', async () => {
  writeFiles(directory, {'schema-history/2026-06-01.graphql': OLD});
  const schema = buildSchema(NEW);
  const {address} = await startServer(({query}, response) => {
    send(response, graphqlSync({schema, source: query}));
  });
  expect(await run(address, '--date', '2026-11-22')).toEqual({
    code: 0,
    out: DIFF,
    errors: `Fetching the schema of ${address} ...\nWrote "schema-history/2026-11-22.graphql".`,
  });
  expect(read('schema-history/2026-11-22.graphql').toString()).toBe(NEW);
});

it('is gzipped if the state before is', async () => {
  writeFiles(directory, {'schema-history/2026-06-01.graphql.gz': gzipSync(OLD)});
  await run('new.graphql', '--date', '2026-11-22');
  expect(gunzipSync(read('schema-history/2026-11-22.graphql.gz')).toString()).toBe(NEW);
});

it.each([
  [[], 1],
  [['--fail-on', 'none'], 0],
])('with --check %j reports alone and exits with %i', async (args, code) => {
  writeFiles(directory, {'schema-history/2026-06-01.graphql': OLD});
  expect(await run('new.graphql', '--check', ...args)).toEqual({
    code,
    out: DIFF,
    errors: '',
  });
  expect(listAll()).toEqual(['2026-06-01.graphql']);
});

it.each([
  [[], `No schema is named.\n\n${HINT}`],
  [
    ['a', 'b'],
    `The schema cannot be ["a","b"]. Write one schema; quote a glob.\n\n${HINT}`,
  ],
  [
    ['new.graphql', '--date', '2026-02-30'],
    `--date cannot be "2026-02-30". Write a day such as "2026-11-22".\n\n${HINT}`,
  ],
  [
    ['new.graphql', '--date', '2026-06-01'],
    'A state of 2026-06-01 is not after the last one, "schema-history/2026-06-01.graphql". Write a later day as --date, or delete that state.',
  ],
  [
    ['schema-history/2026-06-01.graphql'],
    'No state is written: nothing that a list of changes names has changed since "schema-history/2026-06-01.graphql".',
  ],
  [
    ['new.graphql', '--states', 'new.graphql'],
    'The option "--states" names the folder "new.graphql", which cannot be read. Make it, or take the option away.',
  ],
])('writes nothing and exits with 2 for %j', async (args, message) => {
  writeFiles(directory, {'schema-history/2026-06-01.graphql': OLD});
  expect(await run(...args)).toEqual({code: 2, out: '', errors: message});
  expect(listAll()).toEqual(['2026-06-01.graphql']);
});
