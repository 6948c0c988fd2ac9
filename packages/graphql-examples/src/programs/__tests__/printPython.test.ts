import {execFile, execFileSync} from 'node:child_process';
import {promisify} from 'node:util';
import {buildSchema, parse, print} from 'graphql';
import {describe, expect, it} from 'vitest';
import {createMockServer} from '../../../../../commands/mock/createMockServer';
import {serveLocally} from '../../../../../tests/support/serveLocally';
import {writeFiles} from '../../../../../tests/support/writeFiles';
import {writeFolder} from '../../../../../tests/support/writeFolder';
import {printPython} from '../printPython';
import type {Request} from '../request';
import {HOSTILE, requestOf, TARGET} from './requests';

it('is a program that needs httpx alone', () => {
  expect(printPython(requestOf(), TARGET)).toBe(
    `import os

import httpx

query = """
query Space($id: UUID!) {
  space(id: $id) {
    name
  }
}
"""
variables = {
    "id": "4d2a9e7b-13c6-4f58-a0d4-7b6e8c5f2a19",
}

response = httpx.post(
    "https://api.example/graphql",
    headers={
        "Authorization": "Bearer " + os.environ["TOKEN"],
    },
    json={"query": query, "variables": variables},
)

print(response.json())
`,
  );
});

it('imports what it uses', () => {
  const headers = {Key: '$RANDOM_UUID'};
  const request = requestOf({document: '{\n  me\n}', variables: {}});
  expect(printPython(request, {endpoint: 'https://api.example/', headers})).toBe(
    `import uuid

import httpx

query = """
{
  me
}
"""

response = httpx.post(
    "https://api.example/",
    headers={
        "Key": str(uuid.uuid4()),
    },
    json={"query": query},
)

print(response.json())
`,
  );
});

/** Prints what it is called with; in place of httpx, which is not part of Python. */
const HTTPX = `
import json, urllib.request

class Response:
    def __init__(self, text): self.text = text
    def json(self): return json.loads(self.text)

def post(url, headers={}, json=None, data=None, files={}):
    sent = {"url": url, "headers": headers, "json": json, "data": data,
            "files": {name: file.read().decode() for name, file in files.items()}}
    if url.startswith("echo:"): return Response(_dumps(sent))
    body = _dumps(json).encode()
    request = urllib.request.Request(url, body, {**headers, "Content-Type": "application/json"})
    return Response(urllib.request.build_opener(urllib.request.ProxyHandler({})).open(request).read())

_dumps = json.dumps
`;

function hasPython(): boolean {
  try {
    execFileSync('python3', ['--version']);
    return true;
  } catch {
    return false;
  }
}

describe.skipIf(!hasPython())('run by Python, where the machine has it', () => {
  const folder = writeFolder({'httpx.py': HTTPX, 'image.jpg': 'the picture'});

  /** What a program prints, as JSON. */
  async function run(program: string): Promise<unknown> {
    const dumped = program.replace(
      'print(response.json())',
      'import json\nprint(json.dumps(response.json()))',
    );
    writeFiles(folder, {'program.py': dumped});
    const env = {PATH: process.env['PATH'], TOKEN: `a$b"c'`};
    const {stdout} = await promisify(execFile)('python3', ['program.py'], {
      cwd: folder,
      env,
    });
    return JSON.parse(stdout);
  }

  const echo = async (request: Request, header = 'b'): Promise<Record<string, unknown>> =>
    (await run(
      printPython(request, {endpoint: 'echo:', headers: {Header: header}}),
    )) as Record<string, unknown>;

  it('texts arrive as they are', async () => {
    const document = `query A($a: [T]) {\n  # it's \\ "\n  a(a: $a, b: """\n  x\\""" \\u\n  """, c: [${HOSTILE.map((text) => JSON.stringify(text)).join(', ')}])\n}`;
    const variables = {
      list: HOSTILE,
      ...Object.fromEntries(HOSTILE.map((text) => [text, [{text}, true, false, null]])),
      numbers: [1, -1.5, 1e21],
    };
    const {json} = await echo(requestOf({document, variables}));
    expect(json).toEqual({query: expect.any(String) as string, variables});
    const {query} = json as {readonly query: string};
    expect(print(parse(query))).toBe(print(parse(document)));
  });

  it.each([
    ['Bearer $TOKEN', `Bearer a$b"c'`],
    ['${TOKEN}more', `a$b"c'more`],
    [`it's "5" \\ {id} $5 %s`, `it's "5" \\ {id} $5 %s`],
    ['', ''],
  ])('the header %s is sent as %s', async (value, sent) => {
    expect(await echo(requestOf(), value)).toMatchObject({headers: {Header: sent}});
  });

  it('files are sent as a form', async () => {
    const request = requestOf({variables: {file: null}, files: ['variables.file']});
    const {data, files} = await echo(request);
    const {operations, map} = data as Readonly<Record<string, string>>;
    expect(JSON.parse(operations ?? '')).toEqual({
      query: `\n${request.document}\n`,
      variables: {file: null},
    });
    expect(JSON.parse(map ?? '')).toEqual({0: ['variables.file']});
    expect(files).toEqual({0: 'the picture'});
  });

  it('the mock server responds to it', async () => {
    const schema = 'type Query { space(id: ID!): Space } type Space { id: ID! }';
    const {url, stop} = await serveLocally(createMockServer(buildSchema(schema)));
    try {
      const program = printPython(
        requestOf({
          document: 'query Space($id: ID!) {\n  space(id: $id) {\n    id\n  }\n}',
          variables: {id: 'a'},
        }),
        {endpoint: `${url}/graphql`, headers: {}},
      );
      expect(await run(program)).toEqual({
        data: {space: {id: expect.any(String) as string}},
      });
    } finally {
      await stop();
    }
  });
});
