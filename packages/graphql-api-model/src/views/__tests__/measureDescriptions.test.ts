import {expect, it} from 'vitest';
import {modelOf} from '../../__tests__/schemas';
import {measureDescriptions} from '../measureDescriptions';

it('every element of the schema counts, what GraphQL itself brings does not', () => {
  const {total, described, missing} = measureDescriptions(
    modelOf(`
      "Says who." directive @auth("Whose." role: Role, level: Int) on OBJECT
      "All reads." type Query { "One." space(id: ID!, "As whom." as: Role): Any }
      input Filter { "Its name." name: String, size: Int }
      enum Role { ADMIN "May look." GUEST }
      union Any = Space
      "  " interface Node { id: ID }
      type Space { id: ID }
      scalar Date
    `),
  );
  expect(missing.map(({coordinate}) => coordinate)).toEqual([
    'Query.space(id:)',
    'Filter',
    'Filter.size',
    'Role',
    'Role.ADMIN',
    'Any',
    'Node',
    'Node.id',
    'Space',
    'Space.id',
    'Date',
    '@auth(level:)',
  ]);
  expect({total, described}).toEqual({total: 19, described: 7});
});
