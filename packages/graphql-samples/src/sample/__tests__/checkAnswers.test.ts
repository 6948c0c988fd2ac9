import {buildSchema, parse} from 'graphql';
import {describe, expect, it} from 'vitest';
import {checkSample} from '../checkSample';

const schema = buildSchema(`
type Query {
  spaceById(id: ID!): Space
  spaces(first: Int = 2): Spaces!
  list(limit: Int): [Space!]
}
type Spaces { items: [Space!]!  tags: [String]! }
type Space { id: ID!  name: String  owner: User!  ping: Void  site: String  language: String }
type User { id: ID!  name: String! }
scalar Void
`);

const codes = ['FORBIDDEN', 'QUERY_TOO_COMPLEX'];

function answer(operation: string, json: unknown): readonly string[] {
  const code = JSON.stringify(json);
  const sample = {
    code,
    language: 'json',
    meta: 'response',
    file: 'a.md',
    line: 1,
    column: 1,
  };
  const scalars = {Void: 'null', 'Space.language': 'language', '*.site': 'url'} as const;
  const context = {schema, scalars, codes, earlyCodes: ['QUERY_TOO_COMPLEX']};
  return checkSample(sample, context, [parse(operation)]).map(({message}) => message);
}

const ONE = '{ spaceById(id: "7") { id name owner { name } } }';
const LISTS = '{ spaces { items { id owner { name } } tags } }';
const space = {id: '7', name: null, owner: {name: 'Ada'}};
const message = 'No.';
const failed = (...path: readonly (string | number)[]) => [{message, path}];

describe('errors of an answer', () => {
  it.each([
    [ONE, {data: {spaceById: null}, errors: failed('spaceById')}],
    [ONE, {data: {spaceById: null}, errors: failed('spaceById', 'owner', 'name')}],
    [ONE, {data: {spaceById: space}, errors: failed('spaceById', 'name')}],
    [
      LISTS,
      {
        data: {spaces: {items: [], tags: ['a', null]}},
        errors: failed('spaces', 'tags', 1),
      },
    ],
    [LISTS, {data: null, errors: failed('spaces', 'items', 3, 'owner')}],
    [ONE, {errors: [{message, extensions: {code: 'QUERY_TOO_COMPLEX'}}]}],
    [ONE, {errors: [{message, locations: [{line: 1, column: 3}], extensions: {}}]}],
  ])('fit the operation %j: %j', (operation, json) => {
    expect(answer(operation, json)).toEqual([]);
  });

  it.each([
    [
      {errors: [{message, pth: []}]},
      '"errors[0]" has no "pth"; an error has "message", "locations", "path", "extensions". Did you mean "path"?',
    ],
    [
      {errors: [{message, locations: [{line: 0, column: 1}]}]},
      '"errors[0].locations" must be a list of objects with "line" and "column".',
    ],
    [
      {errors: [{message, path: 'spaceById'}]},
      '"errors[0].path" must be a list of names and indexes, not "spaceById".',
    ],
    [
      {errors: [{message, extensions: 'FORBIDDEN'}]},
      '"errors[0].extensions" must be an object, not "FORBIDDEN".',
    ],
    [
      {errors: [{message, extensions: {code: 'FORBIDEN'}}]},
      '"errors[0].extensions.code" is no error code: "FORBIDEN". Did you mean "FORBIDDEN"?',
    ],
    [
      {data: {spaceById: null}, errors: failed('spaceByID')},
      '"errors[0].path": "spaceByID" is not selected here. Did you mean "spaceById"?',
    ],
    [
      {data: {spaceById: null}, errors: failed('spaceById', 'name')},
      '"errors[0].path" leads to "name", which may be null itself; the null above it has another cause.',
    ],
    [
      {data: {spaceById: space}, errors: failed('spaceById')},
      '"errors[0].path" leads to an object, not to null.',
    ],
    [
      {data: {spaceById: null}, errors: failed(0)},
      '"errors[0].path": 0 must be a name here.',
    ],
    [
      {errors: failed('spaceById')},
      '"errors[0]" has a "path", so it comes from execution, and the answer has "data".',
    ],
    [
      {
        data: {spaceById: null},
        errors: [{message, extensions: {code: 'QUERY_TOO_COMPLEX'}}],
      },
      '"QUERY_TOO_COMPLEX" comes before execution: such an answer has no "data", and its errors have no "path".',
    ],
  ])('%j: %s', (json, expected) => {
    expect(answer(ONE, json)).toEqual([expected]);
  });

  it('lead to items of lists, and no data needs a path', () => {
    const items = [{id: '1', owner: {name: 'Ada'}}];
    expect(
      answer(LISTS, {
        data: {spaces: {items, tags: []}},
        errors: failed('spaces', 'items', 4),
      }),
    ).toEqual(['"errors[0].path": 4 is none of the 1 items.']);
    expect(answer(LISTS, {data: null, errors: [{message}]})).toEqual([
      '"data" is null, but no error has a "path": an error before execution stands without "data".',
    ]);
  });
});

describe('the data of an answer', () => {
  it.each([
    [
      ONE,
      {spaceById: {...space, id: '8'}},
      '"data.spaceById.id" is "8", but the operation asks for the id "7".',
    ],
    [
      '{ spaces { items { name } } }',
      {spaces: {items: [{name: 'a'}, {name: 'b'}, {name: 'c'}]}},
      '"data.spaces.items" has 3 items, but "spaces(first:)" is 2.',
    ],
    [
      '{ list(limit: 1) { name } }',
      {list: [{name: 'a'}, {name: 'b'}]},
      '"data.list" has 2 items, but "list(limit:)" is 1.',
    ],
    [
      '{ list { ping } }',
      {list: [{ping: 'x'}]},
      '"data.list[0].ping" has the type Void and must be null, not "x".',
    ],
    [
      '{ list { language } }',
      {list: [{language: 'xq'}]},
      '"data.list[0].language" must be the tag of a language such as "pt-BR", not "xq".',
    ],
    [
      '{ list { site } }',
      {list: [{site: 'example'}]},
      '"data.list[0].site" must be an address such as "https://example.com/", not "example".',
    ],
  ])('to %j: %j', (operation, data, expected) => {
    expect(answer(operation, {data})).toEqual([expected]);
  });
});
