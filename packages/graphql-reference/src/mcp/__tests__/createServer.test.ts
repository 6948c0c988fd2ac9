import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {Client} from '@modelcontextprotocol/client';
import {InMemoryTransport} from '@modelcontextprotocol/server';
import {encode} from 'gpt-tokenizer/encoding/o200k_base';
import {expect, it} from 'vitest';
import {writeFolder} from '../../../../../tests/support/writeFolder';
import {createServer} from '../createServer';
import {createTools} from '../createTools';

const SDL = `
"""
A place.
"""
type Space {
  "Permanent."
  id: ID!
  "Who is in it."
  members(first: Int = 10): [User!]!
  secret: String
}
type User { name: String }
enum Kind { OPEN }
type Query {
  "Returns a space."
  space(id: ID!): Space
  kind: Kind
}
`;

const directory = writeFolder({'schema.graphql': SDL});
const file = path.join(directory, 'schema.graphql');

const tools = createTools({
  ...{schema: [file], directory, lenient: false, hide: ['Space.secret']},
  warn: console.error,
});
const client = new Client({name: 'test', version: '1.0.0'});
const [ofClient, ofServer] = InMemoryTransport.createLinkedPair();
await Promise.all([
  createServer(Promise.resolve(tools), '1.0.0').connect(ofServer),
  client.connect(ofClient),
]);

/** The text that a tool returns; with a mark where it is an error. */
async function call(name: string, args: Readonly<Record<string, unknown>>) {
  const {content, isError} = await client.callTool({name, arguments: args});
  const text = content.map((part) => (part.type === 'text' ? part.text : '')).join('');
  return isError ? `Error: ${text}` : text;
}

it.each([true, false])('has a message for a schema without definitions', (lenient) => {
  const directory = writeFolder({'empty.graphql': ''});
  const source = {schema: ['empty.graphql'], directory, lenient, hide: []};
  const {search} = createTools({...source, warn: console.error});
  expect(() => search({query: 'a'})).toThrow(
    /^The schema has no query type\.\n.*empty\.graphql\.$/,
  );
});

it('offers five tools that only read, in at most 900 tokens', async () => {
  const {tools} = await client.listTools();
  expect(
    tools.map(({name, title, annotations}) => [
      name,
      title,
      annotations?.readOnlyHint,
      annotations?.idempotentHint,
    ]),
  ).toEqual(
    [
      ['search', 'Search'],
      ['describe', 'Describe'],
      ['closure', 'Print SDL'],
      ['request', 'Write a request'],
      ['validate', 'Validate'],
    ].map(([name, title]) => [name, title, true, true]),
  );
  const definitions = tools.map(
    ({name, description, inputSchema, outputSchema, title, annotations}) => ({
      ...{name, description, inputSchema, outputSchema, title, annotations},
    }),
  );
  expect(encode(JSON.stringify(definitions)).length).toBeLessThanOrEqual(900);
});

it.each([
  [
    'search',
    {query: 'space'},
    `4 of 4 results.

- query space(id: ID!): Space – Returns a space.
- object Space – A place.
- field Query.space(id: ID!) > id: ID! – Permanent.
- field Query.space(id: ID!) > members: [User!]! – Who is in it.`,
  ],
  ['search', {query: 'zzzzzz'}, 'Nothing is found for "zzzzzz". Search for other words.'],
  [
    'describe',
    {name: 'Space.members'},
    `From /types/objects/space:

### \`members\`

[\`[User!]!\`](/types/objects/user)

Who is in it.

Arguments:

- \`first\`: \`Int\` = \`10\`
`,
  ],
  [
    'closure',
    {name: 'Query.kind'},
    'type Query {\n  kind: Kind\n  # 1 more field\n}\n\nenum Kind {\n  OPEN\n}\n',
  ],
  ['closure', {name: 'User'}, 'type User {\n  name: String\n}\n'],
  [
    'validate',
    {
      document: 'query A($id: ID!) { space(id: $id) { id } }',
      variables: {id: '1'},
    },
    'The document and its variables are valid.',
  ],
  [
    'validate',
    {document: 'query A($id: ID!) { space(id: $id) { id } } query B { kind }'},
    'The document is valid.',
  ],
  ['validate', {document: 'fragment A on Space { id }'}, 'The document is valid.'],
  ['validate', {document: '{ kind }', variables: null}, 'The document is valid.'],
  [
    'validate',
    {
      document: 'query A($id: ID!) { space(id: $id) { id } } query B { kind }',
      ...{variables: '{"id": "1"}', operationName: 'A'},
    },
    'The document and its variables are valid.',
  ],
  [
    'request',
    {path: 'kind'},
    '```graphql\nquery Kind {\n  kind\n}\n```\n\nResponse:\n\n```json\n{"data":{"kind":"OPEN"}}\n```',
  ],
])('%s returns for %j what it finds', async (name, args, text) => {
  expect(await call(name, args)).toBe(text);
});

it.each([
  [
    {document: 'query A($id: ID!) { space(id: $id) { secret } }'},
    `error at document:1:38: Cannot query field "secret" on type "Space".
  query A($id: ID!) { space(id: $id) { secret } }`,
  ],
  [
    {document: 'query A($id: ID!) { space(id: $id) { nam } }', variables: {}},
    `error at document:1:38: Cannot query field "nam" on type "Space".
  query A($id: ID!) { space(id: $id) { nam } }
error at variables:1:1: The variable "$id" of type ID! is missing.
  {}`,
  ],
  [
    {document: '{ space('},
    `error at document:1:9: Syntax Error: Expected Name, found <EOF>.
  { space(`,
  ],
  [
    {document: 'subscription A { a }'},
    `error at document:1:1: The schema has no subscriptions.
  subscription A { a }`,
  ],
  [
    {document: 'query A { kind } query B { kind }', variables: {}},
    `error at document:1:1: The variables are for one of 2 operations. Name it in "operationName": "A", "B".
  query A { kind } query B { kind }`,
  ],
  [
    {document: 'query Ab { kind }', operationName: 'Ac'},
    `error at document:1:1: The document has no operation "Ac". Did you mean "Ab"?
  query Ab { kind }`,
  ],
])('validate reports for %j what is wrong', async (args, text) => {
  expect(await call('validate', args)).toBe(`Error: ${text}`);
});

it('validate reports problems as data, at most 20, and quotes no more than a part of a line', async () => {
  const document = `{ ${'kin '.repeat(150)}}`;
  const {structuredContent, content} = await client.callTool({
    name: 'validate',
    arguments: {document},
  });
  const {isValid, findings} = structuredContent as {
    isValid: boolean;
    findings: readonly object[];
  };
  expect([isValid, findings.length]).toEqual([false, 20]);
  expect(findings[0]).toEqual({
    ...{severity: 'error', in: 'document', line: 1, column: 3, nearest: 'kind'},
    message: 'Cannot query field "kin" on type "Query". Did you mean "kind"?',
    at: `{ ${'kin '.repeat(10).trim()}`.slice(0, 42),
  });
  expect(JSON.stringify(content).length).toBeLessThan(5000);
});

it.each([
  [
    {path: 'Query.space > members(first:)', fields: 'name'},
    `query SpaceMembers($id: ID!, $first: Int) {
  space(id: $id) {
    members(first: $first) {
      name
    }
  }
}`,
  ],
  [
    {path: 'Space.members'},
    `query SpaceMembers($id: ID!) {
  space(id: $id) {
    members {
      name
    }
  }
}`,
  ],
  [{path: 'query kind', fields: '*'}, 'query Kind {\n  kind\n}'],
])('request writes a valid document for %j', async (args, document) => {
  const {structuredContent} = await client.callTool({name: 'request', arguments: args});
  const written = structuredContent as {document: string; variables: object};
  expect(written.document.trim()).toBe(document);
  const {variables} = written;
  expect(await call('validate', {document, variables})).toBe(
    'The document and its variables are valid.',
  );
});

it.each([
  ['space', '# space\n\nquery'],
  ['Query.space', '# space\n\nquery'],
  ['space(id:)', '# space\n\nquery'],
  ['Space', '# Space\n\nobject'],
  ['@skip', '# @skip\n\ndirective'],
  ['skip', '# @skip\n\ndirective'],
  ['/types/enums/kind.md', '# Kind\n\nenum'],
  ['enum Kind', '# Kind\n\nenum'],
  ['query kind', '# kind\n\nquery'],
])('describes the page of %s', async (name, title) => {
  expect(await call('describe', {name})).toMatch(new RegExp(`^${title}\\n`));
});

it.each(['space', 'kind', 'members', 'user'])(
  'finds for "%s" what each tool finds by the name that is printed',
  async (query) => {
    const found = await call('search', {query});
    const names = [...found.matchAll(/^- (\w+ [\w.@]+)/gm)].map(([, name]) => name);
    expect(names).not.toEqual([]);
    for (const name of names) {
      expect(await call('describe', {name})).not.toContain('Error');
      expect(await call('closure', {name})).not.toContain('Error');
    }
  },
);

it.each([
  [
    'describe',
    {name: 'Spcae'},
    'There is no "Spcae". Did you mean "Space" or "space"? The tool "search" finds names by what they do.',
  ],
  [
    'describe',
    {name: 'Space.secret'},
    'There is no "Space.secret". The tool "search" finds names by what they do.',
  ],
  [
    'request',
    {path: 'spaces'},
    'There is no "spaces". Did you mean "space"? The tool "search" finds names by what they do.',
  ],
  [
    'request',
    {path: 'space > member'},
    'There is no "Space.member". Did you mean "Space.members"? The tool "search" finds names by what they do.',
  ],
  [
    'request',
    {path: 'space(ids:)'},
    'There is no "Query.space(ids:)". Did you mean "Query.space(id:)"? The tool "search" finds names by what they do.',
  ],
  [
    'request',
    {path: 'space', fields: 'nam'},
    `request:3:5: Cannot query field "nam" on type "Space".
    2 |   space(id: $id) {
  > 3 |     nam
      |     ^
    4 |   }`,
  ],
  [
    'closure',
    {name: '@skip'},
    '"@skip" is a directive. The tool "describe" has its page.',
  ],
  ['request', {path: 'Kind'}, '"Kind" is an enum. The tool "describe" has its page.'],
  [
    'search',
    {query: 'a'.repeat(1_000_001)},
    'Input validation error: Invalid arguments for tool search: query: Write at most 1,000 characters.',
  ],
  [
    'validate',
    {document: `{ ${'a '.repeat(200_000)} }`},
    'Input validation error: Invalid arguments for tool validate: document: Write at most 200,000 characters.',
  ],
  [
    'search',
    {},
    'Input validation error: Invalid arguments for tool search: query: Write words or a name, such as "invite a member".',
  ],
])('%s reports for %j what is wrong and how to fix it', async (name, args, text) => {
  expect(await call(name, args)).toBe(`Error: ${text}`);
});

it('reports a mistake in the schema, and reads the schema again when it is fixed', async () => {
  writeFileSync(file, 'type Query { a: Spcae }\ntype Space { a: Int }');
  expect(await call('describe', {name: 'a'})).toBe(
    `Error: schema.graphql:1:17: Unknown type "Spcae". Did you mean "Space"?
  > 1 | type Query { a: Spcae }
      |                 ^
    2 | type Space { a: Int }`,
  );
  writeFileSync(file, SDL);
  expect(await call('closure', {name: 'Kind'})).toBe('enum Kind {\n  OPEN\n}\n');
});
