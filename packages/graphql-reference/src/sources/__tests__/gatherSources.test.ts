import {gzipSync} from 'node:zlib';
import {expect, it} from 'vitest';
import {CommandError} from '../../command/runCommand';
import {gatherSources, type Sources} from '../gatherSources';
import {send, startServer} from './startServer';

const told: string[] = [];

async function* toInput(...parts: readonly (string | Buffer)[]) {
  await Promise.resolve();
  yield* parts;
}

function gather(
  sources: readonly string[],
  input: AsyncIterable<Buffer | string> = toInput(),
): Promise<Sources> {
  told.length = 0;
  const tell = (line: string): void => {
    told.push(line);
  };
  return gatherSources(sources, {headers: {}, timeoutSeconds: 60, input, tell});
}

it('leaves files as they are', async () => {
  const schema = ['/api/a.graphql', '/api/b'];
  expect(await gather(schema)).toEqual({schema, files: []});
});

it.each([
  ['standard-input.graphql', 'type Query { a: Int }'],
  ['standard-input.json', '\uFEFF {"data": {}}'],
  ['standard-input.graphql.gz', gzipSync('type Query { a: Int }')],
])('reads standard input as %s beside files', async (name, text) => {
  const content = Buffer.from(text);
  const half = content.length / 2;
  const input = toInput(content.subarray(0, half), content.subarray(half));
  expect(await gather(['-', '/api/b'], input)).toEqual({
    schema: ['/api/b', name],
    files: [{name, content, shown: 'standard input'}],
  });
});

it('says that it waits for a person who types', async () => {
  await gather(['-'], Object.assign(toInput('scalar A'), {isTTY: true}));
  expect(told).toEqual(['Reading the schema from standard input; Ctrl+D ends it ...']);
});

it('refuses standard input that holds nothing', async () => {
  await expect(gather(['-'], toInput(' \n'))).rejects.toEqual(
    new CommandError(
      'Standard input is empty. Send a schema to it, such as: cat schema.graphql | graphql-reference build -',
    ),
  );
});

it('asks a server, and says which without what may be a password', async () => {
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
  expect(told).toEqual([`Asking ${address} for its schema ...`]);
});

it('refuses a server together with files', async () => {
  await expect(gather(['a.graphql', 'https://a.example/graphql?a'])).rejects.toEqual(
    new CommandError(
      'https://a.example/graphql is named together with other sources. A server tells its whole schema: name it alone, or files only.',
    ),
  );
});
