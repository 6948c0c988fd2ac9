import {buildSchema} from 'graphql';
import {expect, it} from 'vitest';
import {shareMock} from '../shareMock';

const SDL = 'type Query { name: String }';

it('makes one mock for the same schema and the same values', () => {
  const schema = buildSchema(SDL);
  const values = {'Query.name': 'Ada'};
  const isHidden = () => false;
  const made = shareMock(schema, {values, isHidden});
  expect(made.mock).not.toBe(schema);
  expect(made.world.schema).toBe(schema);
  const overrides = {'Query.name': {document: '{ name }'}};
  expect(shareMock(schema, {values, isHidden, overrides})).toBe(made);
  expect(shareMock(buildSchema(SDL), {values, isHidden})).not.toBe(made);
});

it.each([
  {scalars: {}},
  {values: {'Query.name': 'Grace'}},
  {isHidden: (coordinate: string) => coordinate === 'Query.name'},
])('makes another one for other values: %o', (options) => {
  const schema = buildSchema(SDL);
  const made = shareMock(schema, {});
  const other = shareMock(schema, options);
  expect(other).not.toBe(made);
  expect(shareMock(schema, options)).toBe(other);
});
