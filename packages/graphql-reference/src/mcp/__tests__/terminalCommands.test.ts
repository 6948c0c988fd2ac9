import {runProgram} from 'graphql-samples/command';
import {expect, it} from 'vitest';
import {runCaptured} from '../../../../../tests/support/runCaptured';
import {writeFolder} from '../../../../../tests/support/writeFolder';
import {PROGRAM} from '../../program';

const SDL = 'type Query { space(id: ID!): Space } type Space { name: String }';
const directory = writeFolder({'schema.graphql': SDL});

const run = (...args: readonly string[]) =>
  runCaptured(() => runProgram(args, directory, PROGRAM));

it.each([
  ['search', 'space', /^\d of \d results\.\n\n- query space\(id: ID!\): Space\n/],
  ['describe', 'Space', /^# Space\n\nobject\n/],
  ['request', 'space', /^```graphql\nquery Space\(\$id: ID!\) \{\n {2}space\(id: \$id\)/],
])('%s logs what the tool returns for %s', async (command, text, start) => {
  expect(await run(command, 'schema.graphql', text)).toEqual({
    code: 0,
    out: expect.stringMatching(start) as unknown,
    errors: '',
  });
});

it('exits with 1 for a request that is not valid, and names the mistake', async () => {
  const {code, out} = await run(
    ...['request', 'schema.graphql', 'space', '--fields', 'nam'],
  );
  expect(code).toBe(1);
  expect(out).toContain('Cannot query field "nam" on type "Space". Did you mean "name"?');
});

it.each([
  [
    ['describe', 'schema.graphql', 'Spac'],
    'There is no "Spac". Did you mean "Space" or "space"? The tool "search" finds names by what they do.',
  ],
  [['search', 'schema.graphql'], 'Write a schema and then a text.'],
  [['search'], 'No schema and no query are named.'],
  [['describe', 'none.graphql', 'Space'], 'none.graphql" does not exist.'],
])('exits with 2 for %j', async (args, message) => {
  expect(await run(...args)).toEqual({
    code: 2,
    out: '',
    errors: expect.stringContaining(message) as unknown,
  });
});
