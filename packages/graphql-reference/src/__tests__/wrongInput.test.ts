import {realpathSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {runProgram} from 'graphql-samples/command';
import {beforeEach, describe, expect, it} from 'vitest';
import {runCaptured} from '../../../../tests/support/runCaptured';
import {writeFolder} from '../../../../tests/support/writeFolder';
import {runNode} from '../command/processes';
import {PROGRAM} from '../program';

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

const MESSAGES = [
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
    'The schema file "missing.graphql" does not exist.\n  Did you mean "comment.graphql"? Looked for <folder>/missing.graphql.',
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
] as const;

describe.each(MESSAGES)('for %s', (name, message) => {
  it.each([
    ['diff', ['diff', name, 'good.graphql'], 2],
    ['diff', ['diff', 'good.graphql', name], 2],
    ['snapshot', ['snapshot', name, '--states', 'states', '--check'], 2],
  ])('%s logs the place, and fails: %j', async (_, args, code) => {
    const {errors, ...result} = await runCaptured(() =>
      runProgram(args, directory, PROGRAM),
    );
    expect({...result, errors: errors.replaceAll(directory, '<folder>')}).toEqual({
      ...{code, out: ''},
      errors: message,
    });
  });
});

const BIN = fileURLToPath(new URL('../bin.ts', import.meta.url));

// A build reads the schema as they do, in a process of its own, which takes seconds.
it.each(MESSAGES.filter(([name]) => ['folder', 'list.json'].includes(name)))(
  'build logs the place, and fails: %s',
  async (name, message) => {
    const args = ['--import', import.meta.resolve('tsx'), BIN, 'build', name];
    const {code, output} = await runNode([...args, '--lenient'], {
      cwd: directory,
      env: {FORCE_COLOR: '0'},
      output: 'capture',
    });
    expect(code).toBe(1);
    expect(output.replaceAll(`${directory}/`, '')).toContain(
      `\n${message}\nThe build failed.\n`,
    );
  },
);

it.each(['diff', 'snapshot'])(
  '%s exits with 2 for a mistake of the code',
  async (command) => {
    const args = [command, 'a', ...(command === 'diff' ? ['b'] : [])];
    expect(await runCaptured(() => runProgram(args, '\0', PROGRAM))).toMatchObject({
      code: 2,
      out: '',
    });
  },
);
