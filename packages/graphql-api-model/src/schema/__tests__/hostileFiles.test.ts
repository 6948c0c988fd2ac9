import {execFileSync} from 'node:child_process';
import {mkdirSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {writeFolder} from '../../../../../tests/support/writeFolder';
import {findFiles} from '../findFiles';
import {loadSchema} from '../loadSchema';
import {loadFiles, messageOf, toFiles} from './loadFiles';

const QUERY = 'type Query { a: Int }';

afterEach(() => {
  vi.unstubAllEnvs();
});

let directory: string;

beforeEach(() => {
  directory = writeFolder({'api/a.graphql': QUERY, 'secret/s.graphql': 'secret'});
});

function load(schema: string): string {
  return messageOf(() => loadSchema({schema, lenient: true, directory}));
}

it.each(['api', 'api/*.graphql', '**/*.graphql', '{api,other}/**'])(
  'stops at a link in %s, and reads nothing of what it leads to',
  (schema) => {
    symlinkSync('../secret/s.graphql', path.join(directory, 'api/link.graphql'));
    expect(load(schema).replace('api/link', 'link')).toBe(
      `The schema "${schema}" contains the link "link.graphql". Links are followed only where they are named.
  Name the file that it leads to, "../secret/s.graphql", or remove the link.`,
    );
  },
);

it('follows no link to a folder, but one that is named', () => {
  symlinkSync('../secret', path.join(directory, 'api/folder'));
  symlinkSync('..', path.join(directory, 'api/parent'));
  symlinkSync('api', path.join(directory, 'current'));
  symlinkSync('api/a.graphql', path.join(directory, 'current.graphql'));
  const find = (schema: string): readonly string[] =>
    findFiles({schema, directory}).map((file) => path.relative(directory, file));
  expect(find('api')).toEqual(['api/a.graphql']);
  expect(find('api/**/*.graphql')).toEqual(['api/a.graphql']);
  expect(find('current')).toEqual(['current/a.graphql']);
  expect(find('current.graphql')).toEqual(['current.graphql']);
});

it('stops in a folder that contains too much to look through', () => {
  vi.stubEnv('GRAPHQL_SCHEMA_MEGABYTES', '0.003');
  expect(findFiles({schema: 'api', directory})).toHaveLength(1);
  for (const name of ['b', 'c/d']) {
    mkdirSync(path.join(directory, 'api', name), {recursive: true});
  }
  expect(load('api')).toBe(
    `The schema "api" leads through more than 3 files and folders.
  Name less, or write a larger number into the environment variable GRAPHQL_SCHEMA_MEGABYTES, such as GRAPHQL_SCHEMA_MEGABYTES=400.`,
  );
});

it.each([
  ['a file', {'a.graphql': `${QUERY} # ${'a'.repeat(1000)}`}, 'a.graphql'],
  [
    'what a file has unpacked',
    {'a.graphql.gz': gzipSync('#'.repeat(2000))},
    'a.graphql.gz',
  ],
  ['all files', toFiles([QUERY, '#'.repeat(600), '#'.repeat(600)]), 'c.graphql'],
])('stops at %s above the limit', (_, files, name) => {
  vi.stubEnv('GRAPHQL_SCHEMA_MEGABYTES', '0.001');
  expect(messageOf(() => loadFiles(files))).toBe(
    `With the file "${name}", the schema has more than 0.001 MB.
  Name less, or write a larger number into the environment variable GRAPHQL_SCHEMA_MEGABYTES, such as GRAPHQL_SCHEMA_MEGABYTES=400.`,
  );
});

it('reads what the limit allows', () => {
  vi.stubEnv('GRAPHQL_SCHEMA_MEGABYTES', '0.001');
  const text = `${QUERY} #`;
  const files = {
    'a.graphql': text,
    'b.graphql.gz': gzipSync('#'.repeat(1000 - text.length)),
  };
  expect(loadFiles(files).files).toHaveLength(2);
});

it.each(['', '-1', 'many'])('throws for the limit "%s"', (limit) => {
  vi.stubEnv('GRAPHQL_SCHEMA_MEGABYTES', limit);
  expect(() => loadFiles({'a.graphql': QUERY})).toThrow(
    `The environment variable GRAPHQL_SCHEMA_MEGABYTES cannot be "${limit}". Write a number, such as 400.`,
  );
});

it('waits for no pipe', () => {
  execFileSync('mkfifo', [path.join(directory, 'pipe.graphql')]);
  expect(load('pipe.graphql')).toMatch(
    /^The schema file "pipe\.graphql" cannot be read: it is not a file\.\n/,
  );
});

it.each(['utf16le', 'utf16be'])(
  'reads %s with its byte order mark, as Windows writes it',
  (name) => {
    const bytes = Buffer.from(`\uFEFF"""ä""" ${QUERY}`, 'utf16le');
    const {schema} = loadFiles({
      'a.graphql': name === 'utf16le' ? bytes : bytes.swap16(),
    });
    expect(schema.getQueryType()?.description).toBe('ä');
  },
);
