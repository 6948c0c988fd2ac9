import {gzipSync} from 'node:zlib';
import {afterEach, expect, it, vi} from 'vitest';
import {CommandError} from 'graphql-samples/command';
import {gatherSources, type Sources} from '../gatherSources';
import {send, startServer} from './startServer';

const logged: string[] = [];

afterEach(() => {
  vi.unstubAllEnvs();
});

async function* toInput(...parts: readonly (string | Buffer)[]) {
  await Promise.resolve();
  yield* parts;
}

function gather(
  sources: readonly string[],
  input: AsyncIterable<Buffer | string> = toInput(),
): Promise<Sources> {
  logged.length = 0;
  const log = (line: string): void => {
    logged.push(line);
  };
  return gatherSources(sources, {headers: {}, timeoutSeconds: 60, input, log});
}

it('keeps files as they are', async () => {
  const schema = ['/api/a.graphql', '/api/b'];
  expect(await gather(schema)).toEqual({schema, files: []});
});

it.each([
  ['standard-input.graphql', 'type Query { a: Int }'],
  ['standard-input.json', '\uFEFF {"data": {}}'],
  ['standard-input.graphql.gz', gzipSync('type Query { a: Int }')],
  ['standard-input.json.gz', gzipSync('{"data": {}}')],
  ['standard-input.graphql.gz', Buffer.from([0x1f, 0x8b, 1])],
  ['standard-input.json.gz', gzipSync(`\uFEFF{"data": ${'1'.repeat(2000)}}`)],
  ['standard-input.json', Buffer.from('\uFEFF{"data": {}}', 'utf16le')],
  ['standard-input.json', Buffer.from('\uFEFF{"data": {}}', 'utf16le').swap16()],
  ['standard-input.graphql', Buffer.from('\uFEFFtype Query { a: Int }', 'utf16le')],
])('reads standard input as %s beside files', async (name, text) => {
  const content = Buffer.from(text);
  const half = Math.floor(content.length / 2);
  const input = toInput(content.subarray(0, half), content.subarray(half));
  expect(await gather(['-', '/api/b'], input)).toEqual({
    schema: ['/api/b', name],
    files: [{name, content, shown: 'standard input'}],
  });
});

it('stops reading standard input at the limit', async () => {
  vi.stubEnv('GRAPHQL_SCHEMA_MEGABYTES', '0.001');
  let parts = 0;
  const endless = async function* () {
    for (;;) yield await Promise.resolve(`${'#'.repeat(99)}${++parts ? '\n' : ''}`);
  };
  await expect(gather(['-'], endless())).rejects.toEqual(
    new CommandError(
      'Standard input has more than 0.001 MB.\n  Name less, or write a larger number into the environment variable GRAPHQL_SCHEMA_MEGABYTES, such as GRAPHQL_SCHEMA_MEGABYTES=400.',
    ),
  );
  expect(parts).toBe(11);
});

it('logs that it waits for input of a terminal', async () => {
  await gather(['-'], Object.assign(toInput('scalar A'), {isTTY: true}));
  expect(logged).toEqual(['Reading the schema from standard input; Ctrl+D ends it ...']);
});

it('throws for empty standard input', async () => {
  await expect(gather(['-'], toInput(' \n'))).rejects.toEqual(
    new CommandError(
      'Standard input is empty. Pipe a schema to it, such as: cat schema.graphql | graphql-reference build -',
    ),
  );
});

it('fetches the schema of a server, and logs its address without the query', async () => {
  const {address} = await startServer((_asked, response) => {
    send(response, {data: {__schema: {}}});
  });
  expect(await gather([`${address}?key=secret`])).toEqual({
    schema: ['fetched-schema.json'],
    files: [
      {
        name: 'fetched-schema.json',
        content: '{"data":{"__schema":{}}}',
        shown: address,
      },
    ],
  });
  expect(logged).toEqual([`Fetching the schema of ${address} ...`]);
});

it('throws for a server together with files', async () => {
  await expect(gather(['a.graphql', 'https://a.example/graphql?a'])).rejects.toEqual(
    new CommandError(
      'https://a.example/graphql is named together with other sources. A server returns its whole schema: name it alone, or files only.',
    ),
  );
});
