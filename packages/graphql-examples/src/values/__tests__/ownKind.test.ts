import {buildSchema} from 'graphql';
import {expect, it} from 'vitest';
import {createExamples} from '../../createExamples';

it('an input that requires a list of its own kind ends with an empty one', () => {
  const schema = buildSchema(`
    type Query { find(filter: Filter!): ID }
    input Filter { all: [Filter!]! text: String! }
  `);
  const {variables} = createExamples(schema)('query', 'find').required;
  expect(variables).toEqual({filter: {all: [], text: expect.any(String) as unknown}});
});

it('an input that requires itself is told, and how to mend it', () => {
  const schema = buildSchema(`
    type Query { find(outer: Outer!): ID }
    input Outer { first: First! }
    input First { second: Second! }
    input Second { first: First! }
  `);
  expect(() => createExamples(schema)('query', 'find')).toThrow(
    'The input "First" requires a value of its own kind: First > Second > First. Make one of these fields nullable.',
  );
});
