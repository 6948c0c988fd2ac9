import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {Client} from '@modelcontextprotocol/client';
import {InMemoryTransport} from '@modelcontextprotocol/server';
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

it('offers five tools that only read', async () => {
  const {tools} = await client.listTools();
  expect(tools.map(({name, annotations}) => [name, annotations?.readOnlyHint])).toEqual(
    ['search', 'describe', 'closure', 'validate', 'example'].map((name) => [name, true]),
  );
});

it.each([
  [
    'search',
    {query: 'space'},
    `2 of 2 results.

- query space: Space (/operations/queries/space) – Returns a space.
- object Space (/types/objects/space) – A place.`,
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
    {document: 'query A($id: ID!) { space(id: $id) { secret } }'},
    `error at document:1:38: Cannot query field "secret" on type "Space".
  > 1 | query A($id: ID!) { space(id: $id) { secret } }
      |                                      ^

error at variables:1:1: The variable "$id" of type ID! is missing.
  > 1 | {}
      | ^`,
  ],
  [
    'validate',
    {document: '{ space('},
    `error at document:1:9: Syntax Error: Expected Name, found <EOF>.
  > 1 | { space(
      |         ^`,
  ],
  [
    'example',
    {name: 'kind'},
    `\`\`\`graphql
query Kind {
  kind
}
\`\`\`

Variables:

\`\`\`json
{}
\`\`\`

Response:

\`\`\`json
{
  "data": {
    "kind": "OPEN"
  }
}
\`\`\``,
  ],
])('%s returns for %j what it finds', async (name, args, text) => {
  expect(await call(name, args)).toBe(text);
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
    'example',
    {name: 'spaces'},
    'There is no "spaces". Did you mean "space"? The tool "search" finds names by what they do.',
  ],
  [
    'example',
    {name: 'space', size: 'small'},
    'Input validation error: Invalid arguments for tool example: size: Write "required" or "full".',
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
