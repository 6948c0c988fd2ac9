import {buildSchema} from 'graphql';
import {createPermalinks, describeSchema} from 'graphql-api-model';
import {expect, it} from 'vitest';
import {completeOptions, type Options} from '../../options/options';
import {createRequestLink} from '../createRequestLink';

const schema = buildSchema(`
  scalar Upload
  type Query { a(id: ID): ID  b: ID }
  type Mutation { send(input: Sent): ID }
  input Sent { parts: [Part!] }
  input Part { file: Upload }
`);
const model = describeSchema(schema);

function linkOf(code: string, requests: Options['requests'] = {}) {
  const options = completeOptions({
    schema: 'a.graphql',
    requests: requests && {endpoint: 'https://api.example', ...requests},
  });
  const permalinks = createPermalinks(model, '/api/');
  const link = createRequestLink(options.requests, {schema, model}, permalinks)(code);
  return link && {...link, data: JSON.parse(link.data) as unknown};
}

it('the link leads to the page of the operation, with all that prints programs', () => {
  const headers = {
    'X-Key': 'k',
    'X-Write': {value: 'w', operations: ['mutation' as const]},
  };
  const tabs = ['graphql', 'python', 'curl'] as const;
  expect(linkOf('query ($id: ID) { a(id: $id) }', {headers, tabs})).toEqual({
    text: 'In other languages',
    href: '/api/operations/queries/a',
    data: {
      operation: 'query',
      target: {endpoint: 'https://api.example', headers: {'X-Key': 'k'}},
      tabs: ['python', 'curl'],
    },
  });
});

it('a fragment changes nothing', () => {
  expect(linkOf('{ b } fragment F on Query { a }')?.href).toBe(
    '/api/operations/queries/b',
  );
});

it.each([
  ['two operations', 'query A { a } query B { b }'],
  ['two fields', '{ a b }'],
  ['no operation', 'type A { a: ID }'],
  ['a field that the schema does not have', '{ c }'],
  ['no document', '{ a'],
  ['a file, deep in an input', 'mutation ($s: Sent) { send(input: $s) }'],
])('%s: no link', (_, code) => {
  expect(linkOf(code)).toBeUndefined();
});

it('the options turn links off, and so do no programs', () => {
  expect(linkOf('{ a }', false)).toBeUndefined();
  expect(linkOf('{ a }', {guideTabs: false})).toBeUndefined();
  expect(linkOf('{ a }', {tabs: ['graphql']})).toBeUndefined();
});
