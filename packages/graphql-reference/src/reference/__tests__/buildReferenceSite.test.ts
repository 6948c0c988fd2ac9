import {readdir} from 'node:fs/promises';
import path from 'node:path';
import {expect, it, vi} from 'vitest';
import {writeFolder} from '../../../../../tests/support/writeFolder';
import {buildReferenceSite} from '../buildReferenceSite';

it('logs a problem of the schema once, and leaves no output', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const directory = writeFolder({'a.graphql': 'type Query { a Int }'});
  const schema = path.join(directory, 'a.graphql');
  expect(await buildReferenceSite({schema, out: path.join(directory, 'site')})).toBe(1);
  expect(error.mock.calls.map(([line]) => String(line).split('\n')[0])).toEqual([
    expect.stringMatching(/a\.graphql:1:16: Syntax error: Expected ":", found Name/),
    'The build failed.',
  ]);
  expect(await readdir(directory)).toEqual(['a.graphql']);
});
