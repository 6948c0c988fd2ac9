import {buildSchema} from 'graphql';
import {expect, it} from 'vitest';
import {repeatSchema} from '../schemas';

it('removes the second of two fields with one name', () => {
  const sdl =
    'type Query { a: Int b: Int a(x: Int): String } input I { c: Int c: String }';
  const fields = repeatSchema(sdl, 1).match(/\w+: \w+/g);
  expect(fields).toEqual(['a: Int', 'b: Int', 'c: Int']);
});

it('repeats types and operations under other names', () => {
  const sdl = `
    directive @cost(weight: Int) on FIELD_DEFINITION
    type Query { space(id: ID!): Space @cost(weight: 2) }
    interface Node { id: ID! }
    type Space implements Node { id: ID! kind: Kind }
    enum Kind { OPEN }
    union Any = Space`;
  const schema = buildSchema(repeatSchema(sdl, 2));
  expect(Object.keys(schema.getQueryType()?.getFields() ?? {})).toEqual([
    'space',
    'space2',
  ]);
  expect(String(schema.getQueryType()?.getFields()['space2']?.type)).toBe('Space2');
  expect(schema.getType('Space2')?.astNode).toMatchObject({
    interfaces: [{name: {value: 'Node2'}}],
  });
  expect(schema.getType('Any2')?.astNode).toMatchObject({
    types: [{name: {value: 'Space2'}}],
  });
});
