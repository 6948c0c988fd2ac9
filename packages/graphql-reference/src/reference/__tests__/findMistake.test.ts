import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {buildReferenceSite} from '../buildReferenceSite';
import {findMistake} from '../findMistake';

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'mistake-'));
});

afterEach(() => rm(directory, {recursive: true}));

function mistakeOf(schema: string): string | undefined {
  const source = {schema, lenient: false, directory};
  const shownNames = {'read.graphql': 'standard input'};
  return findMistake({directory, source, shownNames, env: {}});
}

it('finds none in a schema that can be read', async () => {
  await writeFile(path.join(directory, 'a.graphql'), 'type Query { a: Int }');
  expect(mistakeOf('a.graphql')).toBeUndefined();
});

it('names what was read from elsewhere as its reader does', async () => {
  await writeFile(path.join(directory, 'read.graphql'), 'type Query { a Int }');
  expect(mistakeOf('read.graphql')).toMatch(
    /standard input:1:16: Syntax error: Expected ":", found Name "Int"\.\n {2}> 1 \| type Query/,
  );
});

it('tells a mistake before Docusaurus can, once, and leaves no output', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const schema = path.join(directory, 'a.graphql');
  const out = path.join(directory, 'site');
  await writeFile(schema, 'type Query { a Int }');
  expect(await buildReferenceSite({schema, out})).toBe(1);
  expect(told.mock.calls.map(([line]) => String(line).split('\n')[0])).toEqual([
    expect.stringMatching(/a\.graphql:1:16: Syntax error: Expected ":", found Name/),
    'The build failed.',
  ]);
});
