import {mkdtemp, readdir, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it, onTestFinished, vi} from 'vitest';
import {buildReferenceSite} from '../buildReferenceSite';

it('logs a problem of the schema once, and leaves no output', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const directory = await mkdtemp(path.join(tmpdir(), 'build-'));
  onTestFinished(() => rm(directory, {recursive: true}));
  const schema = path.join(directory, 'a.graphql');
  await writeFile(schema, 'type Query { a Int }');
  expect(await buildReferenceSite({schema, out: path.join(directory, 'site')})).toBe(1);
  expect(error.mock.calls.map(([line]) => String(line).split('\n')[0])).toEqual([
    expect.stringMatching(/a\.graphql:1:16: Syntax error: Expected ":", found Name/),
    'The build failed.',
  ]);
  expect(await readdir(directory)).toEqual(['a.graphql']);
});
