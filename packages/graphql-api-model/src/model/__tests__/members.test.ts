import {expect, it} from 'vitest';
import {elementOf, modelOf} from '../../__fixtures__/schemas';
import {getMembers, isRequired} from '../members';

const model = modelOf(`
  type Query { node(id: ID!, first: Int! = 10, after: String): Node! }
  interface Node { id: ID! }
  input Filter { name: String!, size: Int! = 3, tag: String }
  enum Role { ADMIN, GUEST }
  scalar Date
  directive @cost(weight: Int) on FIELD_DEFINITION
`);

it.each([
  ['field', 'Query.node', ['id', 'first', 'after']],
  ['interface', 'Node', ['id']],
  ['input', 'Filter', ['name', 'size', 'tag']],
  ['enum', 'Role', ['ADMIN', 'GUEST']],
  ['scalar', 'Date', []],
  ['directive', '@cost', ['weight']],
] as const)('the page of the %s %s lists %j', (kind, coordinate, names) => {
  const members = getMembers(elementOf(model, kind, coordinate));
  expect(members.map(({name}) => name)).toEqual(names);
});

it.each([
  ['argument', 'Query.node(id:)', true],
  ['argument', 'Query.node(first:)', false],
  ['argument', 'Query.node(after:)', false],
  ['input field', 'Filter.name', true],
  ['input field', 'Filter.size', false],
  ['input field', 'Filter.tag', false],
  ['field', 'Node.id', false],
  ['enum value', 'Role.ADMIN', false],
] as const)('whether a request must give the %s %s: %s', (kind, coordinate, expected) => {
  expect(isRequired(elementOf(model, kind, coordinate))).toBe(expected);
});
