import {type BrunoItem, postmanToBruno} from '@usebruno/converters';
import {buildSchema, parse, validate} from 'graphql';
import {Collection, Property} from 'postman-collection';
import {expect, it} from 'vitest';
import {contextOf, sectionsOf} from '../../__tests__/contextOf';
import {toPages} from '../../pages/toPages';
import {createCollection} from '../createCollection';
import {printJson} from 'graphql-examples/programs';

const SDL = `
  scalar Upload
  enum Role { OWNER }
  type Query { space(role: Role!): String, time: String, hidden: Int }
  type Mutation { add(file: Upload!, note: String!): String, rename(role: Role!): String }
  type Subscription { added: String }
`;
const context = contextOf(SDL, {
  hide: ['Query.hidden'],
  requests: {
    endpoint: 'https://$HOST/graphql',
    headers: {
      Authorization: 'Bearer $TOKEN',
      Key: {value: '$RANDOM_UUID', operations: ['mutation']},
    },
  },
});
const FILE = createCollection(context, context.requestOf!);

/** A request by the name of its operation: its GraphQL and its variables, if it has any. */
type Shown = readonly string[];

/** What a client has after the import. */
interface Imported {
  readonly requests: readonly Shown[];
  readonly variables: readonly string[];
}

function toShown(name: string, query: string, variables: string): Shown {
  return [name, query, variables].filter((part) => part !== '');
}

function fromForm(name: string, operations: string): Shown {
  const {query, variables} = JSON.parse(operations) as {query: string; variables: object};
  return [name, query, printJson(variables)];
}

function importToPostman(): Imported {
  const collection = new Collection(FILE);
  const requests: Shown[] = [];
  collection.forEachItem(({name, request: {body}}) => {
    const {query = '', variables = ''} = body?.graphql ?? {};
    const form = body?.formdata?.one('operations');
    requests.push(form ? fromForm(name, form.value) : toShown(name, query, variables));
  });
  return {requests, variables: Object.keys(collection.variables.toObject())};
}

function listBruno(items: readonly BrunoItem[]): readonly Shown[] {
  return items.flatMap(({name, items: inner = [], request}) => {
    if (!request) return listBruno(inner);
    const {mode, graphql, multipartForm} = request.body;
    return [
      mode === 'multipartForm'
        ? fromForm(name, multipartForm[0]!.value)
        : toShown(name, graphql.query, graphql.variables),
    ];
  });
}

async function importToBruno(): Promise<Imported> {
  const {items, root} = await postmanToBruno(FILE);
  const variables = root.request.vars.req.map(({name}) => name);
  return {requests: listBruno(items), variables};
}

/** The first request of each page. */
function listShown(): readonly Shown[] {
  return [...toPages(context)].flatMap((page) =>
    sectionsOf(page, 'request').map(({sizes}) => {
      const codes = sizes[0]!.tabs.find(({id}) => id === 'graphql')!.codes;
      return [sectionsOf(page, 'title')[0]!.text, ...codes.map(({code}) => code)];
    }),
  );
}

it.each([
  {client: 'Postman', importFile: importToPostman},
  {client: 'Bruno', importFile: importToBruno},
])('$client imports the valid requests of all pages', async ({importFile}) => {
  const {requests, variables} = await importFile();
  expect(requests).toEqual(listShown());
  expect(variables).toEqual(['endpoint', 'host', 'token']);
  const schema = buildSchema(SDL);
  const problems = requests.map(([, query]) => validate(schema, parse(query!)));
  expect(problems).toEqual([[], [], [], [], []]);
});

it('Postman fills the variables into requests', () => {
  const collection = new Collection(FILE);
  const values = {host: 'api.example', token: 'secret'};
  const own = Object.entries(values).map(([key, value]) => ({key, value}));
  collection.variables.assimilate(own, false);
  const sent = collection.oneDeep('rename').request.toJSON();
  expect(Property.replaceSubstitutionsIn(sent, [collection.variables])).toMatchObject({
    url: {host: ['https://api.example/graphql']},
    header: [
      {key: 'Authorization', value: 'Bearer secret'},
      {key: 'Key', value: expect.stringMatching(/^[\da-f-]{36}$/) as string},
    ],
  });
});
