import {realpathSync} from 'node:fs';
import {beforeEach, describe, expect, it} from 'vitest';
import {writeFolder} from '../../../../../tests/support/writeFolder';
import {runCommandLine} from '../runCommandLine';
import {runCaptured} from './runCaptured';

const FILES = {
  'good.graphql': 'type Query { a: Int }',
  'empty.graphql': '',
  'comment.graphql': '# type Query { a: Int }\n',
  'folder/a.txt': '',
  'states/2026-01-01.graphql': 'type Query { a: Int }',
  'list.json': '[1]',
  'other.json': '{"name": "a", "version": 1}',
  'empty.json': '',
  'nothing.json': '{"__schema": {"queryType": null, "types": []}}',
};

let directory: string;

beforeEach(() => {
  directory = realpathSync(writeFolder(FILES));
});

const NO_QUERIES = 'The schema has no query type.';
const EXPECTED =
  '  Expected {"data": {"__schema": …}} or {"__schema": …}, the response to the introspection query.';

describe.each([
  [
    'empty.graphql',
    `${NO_QUERIES}\n  Expected "type Query { … }", or "schema { query: … }" naming another type. Files read: empty.graphql.`,
  ],
  [
    'comment.graphql',
    `${NO_QUERIES}\n  Expected "type Query { … }", or "schema { query: … }" naming another type. Files read: comment.graphql.`,
  ],
  [
    'folder',
    'The schema folder "folder" has no SDL file.\n  Expected at least one .graphql, .graphqls, .gql or .sdl file in it or below it, gzipped or not. The folder contains: a.txt.',
  ],
  [
    'missing.graphql',
    'The schema file "missing.graphql" does not exist.\n  Did you mean "comment.graphql"? Looked for missing.graphql.',
  ],
  [
    'list.json',
    `list.json: The JSON is not an introspection result; it has [1].\n${EXPECTED}`,
  ],
  [
    'other.json',
    `other.json: The JSON is not an introspection result; it has the keys "name", "version".\n${EXPECTED}`,
  ],
  [
    'empty.json',
    `empty.json:1:1: The file is not JSON: Value expected, found the end of the text.\n  > 1 |\n      | ^\n${EXPECTED}`,
  ],
  [
    'nothing.json',
    `${NO_QUERIES}\n  Expected "type Query { … }", or "schema { query: … }" naming another type. Files read: nothing.json.`,
  ],
])('for %s', (name, message) => {
  it.each([
    ['diff', ['diff', name, 'good.graphql'], 2],
    ['diff', ['diff', 'good.graphql', name], 2],
    ['snapshot', ['snapshot', name, '--states', 'states', '--check'], 2],
    ['build', ['build', name], 1],
    ['build', ['build', name, '--lenient'], 1],
  ])('%s logs the place, and fails: %j', async (_, args, code) => {
    const result = await runCaptured(() => runCommandLine(args, directory));
    const errors = result.errors
      .replaceAll(directory, '<folder>')
      .replace('\nThe build failed.', '')
      // `build` names a file by its whole path.
      .replaceAll(`"<folder>/${name}"`, `"${name}"`)
      .replaceAll(/\S*\/(?=\w+\.(?:graphql|json)(?:\.$|:))/gm, '');
    expect({code: result.code, errors}).toEqual({code, errors: message});
  });
});

it.each(['diff', 'snapshot'])(
  '%s exits with 2 for a mistake of the code',
  async (command) => {
    const line = {directory: '\0', program: command};
    const args = command === 'diff' ? ['a', 'b'] : ['a'];
    const {runDiff} = await import('../../diff/runDiff');
    const {runSnapshot} = await import('../../snapshot/runSnapshot');
    const run = command === 'diff' ? runDiff : runSnapshot;
    expect(await runCaptured(() => run(args, line))).toMatchObject({code: 2, out: ''});
  },
);
