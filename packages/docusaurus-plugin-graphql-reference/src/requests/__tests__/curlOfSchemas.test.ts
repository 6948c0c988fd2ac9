import {execFile} from 'node:child_process';
import {createServer} from 'node:http';
import {promisify} from 'node:util';
import {parse, print} from 'graphql';
import {expect, it} from 'vitest';
import {serveLocally} from '../../../../../tests/support/serveLocally';
import {writeFolder} from '../../../../../tests/support/writeFolder';
import {printCurl} from '../printCurl';
import {listOperations, SCHEMAS} from './operations';

const run = promisify(execFile);

/** What arrives of all commands, run by one shell one after the other. */
async function receive(
  write: (endpoint: string) => readonly string[],
): Promise<readonly {readonly type: string; readonly body: string}[]> {
  const received: {readonly type: string; readonly body: string}[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const type = request.headers['content-type'] ?? '';
      received.push({type, body: Buffer.concat(chunks).toString('utf8')});
      response.end();
    });
  });
  const {url, stop} = await serveLocally(server);
  try {
    const folder = writeFolder({
      'image.jpg': 'the picture',
      'script.sh': ['set -e', ...write(`${url}/`)].join('\n'),
    });
    await run('sh', ['script.sh'], {
      cwd: folder,
      env: {PATH: process.env['PATH'], no_proxy: '*', TOKEN: 'secret'},
    });
  } finally {
    await stop();
  }
  return received;
}

async function readBody(type: string, body: string): Promise<unknown> {
  if (type === 'application/json') return JSON.parse(body);
  const answer = new Response(body, {headers: {'Content-Type': type}});
  return JSON.parse((await answer.formData()).get('operations') as string);
}

it.each(Object.entries(SCHEMAS))(
  'every command of the schema %s sends its request',
  async (_, source) => {
    const operations = listOperations(source).filter(
      ({request}) => request.operation !== 'subscription',
    );
    const headers = {Authorization: 'Bearer $TOKEN'};
    const received = await receive((endpoint) =>
      operations.map(({request}) => printCurl(request, {endpoint, headers})),
    );
    expect(received).toHaveLength(operations.length);
    for (const [index, {request}] of operations.entries()) {
      const {type = '', body = ''} = received[index] ?? {};
      const sent = (await readBody(type, body)) as {
        readonly query: string;
        readonly variables?: unknown;
      };
      expect(print(parse(sent.query))).toBe(print(parse(request.document)));
      expect(sent.variables ?? {}).toEqual(request.variables);
    }
  },
);
