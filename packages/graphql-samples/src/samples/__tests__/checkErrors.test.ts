import {buildSchema, parse} from 'graphql';
import {describe, expect, it} from 'vitest';
import {checkSample} from '../../checkSample';

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

function respond(operation: string, json: unknown): readonly string[] {
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
  const context = {schema, scalars, codes};
  return checkSample(sample, context, [parse(operation)]).map(({message}) => message);
}

const ONE = '{ spaceById(id: "7") { id name owner { name } } }';
const LISTS = '{ spaces { items { id owner { name } } tags } }';
const space = {id: '7', name: null, owner: {name: 'Ada'}};
const message = 'No.';
const failed = (...path: readonly (string | number)[]) => [{message, path}];

describe('the errors of a response', () => {
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
    expect(respond(operation, json)).toEqual([]);
  });

  it.each([
    [
      {errors: [{message, pth: []}]},
      '"errors[0]" has no "pth"; an error has "message", "locations", "path", "extensions". Did you mean "path"?',
    ],
    [
      {errors: [{message, path: 'spaceById'}]},
      '"errors[0].path" must be a list of names and indexes, not "spaceById".',
    ],
    [
      {errors: [{message, extensions: {code: 'FORBIDEN'}}]},
      '"errors[0].extensions.code" is not an error code: "FORBIDEN". Did you mean "FORBIDDEN"?',
    ],
    [
      {data: {spaceById: null}, errors: failed('spaceByID')},
      '"errors[0].path": "data" has no "spaceByID" here.',
    ],
    [
      {data: {spaceById: space}, errors: failed('spaceById')},
      '"errors[0].path" leads to an object, not to null.',
    ],
    [
      {data: {spaceById: null}, errors: failed(0)},
      '"errors[0].path": "data" has no 0 here.',
    ],
    [
      {errors: failed('spaceById')},
      '"errors[0].path" is only valid in a response with "data".',
    ],
  ])('%j: %s', (json, expected) => {
    expect(respond(ONE, json)).toEqual([expected]);
  });

  it('reports a path to an item that the list has not', () => {
    const items = [{id: '1', owner: {name: 'Ada'}}];
    expect(
      respond(LISTS, {
        data: {spaces: {items, tags: []}},
        errors: failed('spaces', 'items', 4),
      }),
    ).toEqual(['"errors[0].path": "data" has no 4 here.']);
  });
});

describe('the data of a response', () => {
  it.each([
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
    expect(respond(operation, {data})).toEqual([expected]);
  });
});
