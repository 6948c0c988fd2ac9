import {expect, it} from 'vitest';
import {contextOf, pageOf, sectionsOf} from '../../__tests__/contextOf';
import {createCollection} from '../createCollection';

const SDL = `
  scalar Upload
  enum Role { OWNER }
  type Query { space(role: Role!): String, hidden: Int }
  type Mutation { add(file: Upload!): String }
`;
const REQUESTS = {
  endpoint: 'https://$HOST/graphql',
  headers: {
    Authorization: 'Bearer $TOKEN',
    Key: {value: '$RANDOM_UUID', operations: ['mutation']},
  },
} as const;
const BEARER = {key: 'Authorization', value: 'Bearer {{token}}'};
const SENT = {method: 'POST', url: '{{endpoint}}'};

it('has the first request of each operation that has a page', () => {
  const context = contextOf(SDL, {requests: REQUESTS, hide: ['Query.hidden']});
  expect(createCollection(context, context.requestOf!)).toEqual({
    info: {
      name: 'GraphQL API',
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    item: [
      {
        name: 'Queries',
        item: [
          {
            name: 'space',
            request: {
              ...SENT,
              header: [BEARER],
              body: {
                mode: 'graphql',
                graphql: {
                  query: 'query Space($role: Role!) {\n  space(role: $role)\n}',
                  variables: '{\n  "role": "OWNER"\n}',
                },
              },
            },
          },
        ],
      },
      {
        name: 'Mutations',
        item: [
          {
            name: 'add',
            request: {
              ...SENT,
              header: [BEARER, {key: 'Key', value: '{{$randomUUID}}'}],
              body: {
                mode: 'formdata',
                formdata: [
                  {
                    key: 'operations',
                    type: 'text',
                    value:
                      '{"query":"mutation Add($file: Upload!) {\\n  add(file: $file)\\n}","variables":{"file":null}}',
                  },
                  {key: 'map', type: 'text', value: '{"0":["variables.file"]}'},
                  {key: '0', type: 'file', src: 'image.jpg'},
                ],
              },
            },
          },
        ],
      },
    ],
    variable: [
      {key: 'endpoint', value: 'https://{{host}}/graphql'},
      {key: 'host', value: ''},
      {key: 'token', value: ''},
    ],
  });
});

it('has folders by domain in the order of the reference, and the rest last', () => {
  const by = {map: {Second: ['hidden'], First: ['space']}};
  const context = contextOf(SDL, {requests: {}, grouping: {by, labels: {}}});
  const {item, variable} = createCollection(context, context.requestOf!);
  expect(item.map(({name}) => name)).toEqual([...context.model.groups, 'Other']);
  expect(variable).toEqual([{key: 'endpoint', value: ''}]);
});

it('the overview leads to it', () => {
  const linksOf = (requests?: object): readonly string[] =>
    sectionsOf(pageOf(contextOf(SDL, requests && {requests}), ''), 'download').map(
      ({href}) => href,
    );
  expect(linksOf({})).toEqual(['/docs/graphql/collection.postman.json']);
  expect(linksOf()).toEqual([]);
});
