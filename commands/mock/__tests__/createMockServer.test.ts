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
