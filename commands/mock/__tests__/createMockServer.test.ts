import type {Server} from 'node:http';
import {buildSchema} from 'graphql';
import {describeSchema, hideElements} from 'graphql-api-model';
import {createExamples, type Example} from 'graphql-examples';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {SITE} from '../../paths';
import {createMockServer, ENDPOINT} from '../createMockServer';
import {listen} from '../../server/listen';
import {PORT} from '../parseArguments';
import {loadMockSchema} from '../loadMockSchema';

const schema = loadMockSchema(undefined, SITE);
const findExamples = createExamples(schema);
let server: Server;
let address: string;

beforeAll(async () => {
  server = createMockServer(schema);
  address = `http://127.0.0.1:${await listen(server, 0, PORT)}${ENDPOINT}`;
});
afterAll(() => server.close());

async function ask(
  url: string,
  {document, variables}: Pick<Example, 'document' | 'variables'>,
  headers: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {'Content-Type': 'application/json', ...headers},
    body: JSON.stringify({query: document, variables}),
  });
  return response.json();
}

describe('every operation of the site', () => {
  it.each(['query', 'mutation', 'subscription'] as const)(
    'of the kind %s',
    async (kind) => {
      const root = schema.getRootType(kind as never);
      for (const field of Object.keys(root?.getFields() ?? {})) {
        const {required, full = required} = findExamples(kind, field);
        for (const example of [required, full]) {
          if (example.files) continue;
          expect(await ask(address, example)).toEqual(example.response);
        }
      }
    },
  );
});

describe('a schema of any owner', () => {
  const other = buildSchema(`
    scalar Upload
    scalar UUID
    type Query { picture(id: UUID!): Picture }
    type Mutation { upload(file: Upload!): Picture }
    type Picture { id: UUID!, url: String! }
    type Subscription { pictureAdded: Picture }
  `);
  let extra: Server;
  let url: string;
  beforeAll(async () => {
    extra = createMockServer(other);
    url = `http://127.0.0.1:${await listen(extra, 0, PORT)}${ENDPOINT}`;
  });
  afterAll(() => extra.close());

  const document = 'query Title($id: UUID!) { picture(id: $id) { id } }';

  it('takes any token', async () => {
    const id = '4d2a9e7b-13c6-4f58-a0d4-7b6e8c5f2a19';
    const headers = {Authorization: 'Bearer whatever'};
    expect(await ask(url, {document, variables: {id}}, headers)).toEqual({
      data: {picture: {id}},
    });
  });

  it('refuses variables that the schema refuses', async () => {
    expect(await ask(url, {document, variables: {id: '4'}})).toMatchObject({
      errors: [
        {
          message:
            'Variable "$id" got invalid value "4"; UUID must be a UUID such as "123e4567-e89b-42d3-a456-426614174000", not "4".',
        },
      ],
    });
  });

  it('sends one event of a subscription', async () => {
    const event = createExamples(other)('subscription', 'pictureAdded').required;
    const answer = await fetch(url, {
      method: 'POST',
      headers: {'Content-Type': 'application/json', Accept: 'text/event-stream'},
      body: JSON.stringify({query: event.document}),
    });
    const events = (await answer.text())
      .split('\n')
      .filter((line) => line.startsWith('data: {'));
    expect(events.map((line) => JSON.parse(line.slice(6)) as unknown)).toEqual([
      event.response,
    ]);
  });

  it('takes a file where an example has one', async () => {
    const {document, variables, files, response} = createExamples(other)(
      'mutation',
      'upload',
    ).required;
    expect(files).toEqual(['variables.file']);
    const form = new FormData();
    form.set('operations', JSON.stringify({query: document, variables}));
    form.set('map', JSON.stringify({0: files}));
    form.set('0', new File(['tomato'], 'tomato.jpg'));
    const answer = await fetch(url, {method: 'POST', body: form});
    expect(await answer.json()).toEqual(response);
  });
});

describe('a schema of which something is hidden', () => {
  const secret = buildSchema(`
    type Query { place(kind: Kind): Place, kinds: [Kind!]! }
    interface Place { name: String! }
    type Vault implements Place { name: String! }
    type Space implements Place { name: String!, kind: Kind, vault: Vault }
    enum Kind { INTERNAL PUBLIC }
  `);
  const options = {patterns: ['Vault', 'Kind.INTERNAL'], lenient: false};
  const {isHidden} = hideElements(describeSchema(secret), options);
  let hiding: Server;
  let url: string;
  beforeAll(async () => {
    hiding = createMockServer(secret, {isHidden});
    url = `http://127.0.0.1:${await listen(hiding, 0, PORT)}${ENDPOINT}`;
  });
  afterAll(() => hiding.close());

  it.each(['place', 'kinds'])(
    'answers the example of %s as its page does',
    async (name) => {
      const {required, full = required} = createExamples(secret, {isHidden})(
        'query',
        name,
      );
      for (const example of [required, full]) {
        expect(JSON.stringify(example)).not.toMatch(/Vault|vault|INTERNAL/);
        expect(await ask(url, example)).toEqual(example.response);
      }
    },
  );

  it("responds to an owner's sample with what is shown", async () => {
    const document = '{ place { __typename } kinds }';
    expect(await ask(url, {document, variables: {}})).toEqual({
      data: {place: {__typename: 'Space'}, kinds: ['PUBLIC']},
    });
  });
});
