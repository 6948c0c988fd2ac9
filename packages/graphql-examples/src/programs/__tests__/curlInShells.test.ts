import {execFile} from 'node:child_process';
import {createServer, type IncomingHttpHeaders} from 'node:http';
import {promisify} from 'node:util';
import {stripIgnoredCharacters} from 'graphql';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {serveLocally} from '../../../../../tests/support/serveLocally';
import {writeFolder} from '../../../../../tests/support/writeFolder';
import {printCurl} from '../printCurl';
import {HOSTILE, requestOf} from './requests';

const run = promisify(execFile);

interface Received {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

let stop: () => Promise<void>;
let endpoint: string;
const folder = writeFolder({'image.jpg': 'the picture'});

beforeAll(async () => {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const {url, headers} = request;
      const body = Buffer.concat(chunks).toString('utf8');
      response.end(JSON.stringify({url, headers, body}));
    });
  });
  const {url, ...running} = await serveLocally(server);
  endpoint = `${url}/graphql`;
  stop = running.stop;
});

afterAll(() => stop());

/** What the server gets of a command that is pasted into a shell. */
async function receive(shell: string, command: string, token: string): Promise<Received> {
  const {stdout} = await run(shell, ['-c', command], {
    cwd: folder,
    env: {PATH: process.env['PATH'], TOKEN: token},
  });
  return JSON.parse(stdout) as Received;
}

/** curl shows how far it is where its output is no terminal. */
function toSilent(command: string): string {
  return command.replace(/^curl/, 'curl --silent --noproxy "*"');
}

describe.each(['bash', 'sh'])('in %s', (shell) => {
  it.each(HOSTILE)('the text %j arrives as it is', async (text) => {
    const request = requestOf({
      document: `query A($text: String) {\n  a(text: $text, other: ${JSON.stringify(text)})\n}`,
      variables: {text, list: [text], [text]: {text}},
    });
    const command = toSilent(printCurl(request, {endpoint, headers: {}}));
    const {headers, body} = await receive(shell, command, '');
    expect(headers['content-type']).toBe('application/json');
    const sent = JSON.parse(body) as {
      readonly query: string;
      readonly variables: unknown;
    };
    expect(stripIgnoredCharacters(sent.query)).toBe(
      stripIgnoredCharacters(request.document),
    );
    expect(sent.variables).toEqual(request.variables);
  });

  it.each([
    ['Bearer $TOKEN', 'Bearer a$b"c'],
    ['Bearer ${TOKEN}more', 'Bearer a$b"cmore'],
    ['$TOKEN', 'a$b"c'],
    [`it's "$TOKEN" \\ \`id\` !! $5 $(id)`, `it's "a$b"c" \\ \`id\` !! $5 $(id)`],
    [`it's "5" \\ \`id\` !! $5 $(id)`, `it's "5" \\ \`id\` !! $5 $(id)`],
  ])('the header %s is sent as %s', async (value, sent) => {
    const command = printCurl(requestOf(), {endpoint, headers: {'X-Test': value}});
    const {headers} = await receive(shell, toSilent(command), 'a$b"c');
    expect(headers['x-test']).toBe(sent);
  });

  it('a file is sent after the part that maps it to its variable', async () => {
    const request = requestOf({
      variables: {file: null, text: HOSTILE.join('')},
      files: ['variables.file'],
    });
    const command = printCurl(request, {endpoint, headers: {A: '$TOKEN'}});
    const {headers, body} = await receive(shell, toSilent(command), 'b');
    expect(headers['a']).toBe('b');
    const answer = new Response(body, {
      headers: {'Content-Type': String(headers['content-type'])},
    });
    const form = await answer.formData();
    expect([...form.keys()]).toEqual(['operations', 'map', '0']);
    expect(JSON.parse(form.get('operations') as string)).toEqual({
      query: 'query Space($id: UUID!) { space(id: $id) { name } }',
      variables: {file: null, text: HOSTILE.join('')},
    });
    expect(JSON.parse(form.get('map') as string)).toEqual({0: ['variables.file']});
    expect(await (form.get('0') as File).text()).toBe('the picture');
  });
});
