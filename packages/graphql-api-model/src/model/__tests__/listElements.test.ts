import {expect, it} from 'vitest';
import {modelOf} from '../../__tests__/schemas';
import {listElements} from '../listElements';

it('every element comes once, after its ancestors, with them as its parents', () => {
  const model = modelOf(`
    directive @auth(role: Role) on OBJECT
    type Query { space(id: ID!): Space }
    type Space implements Node { id(format: String, size: Int): ID! }
    interface Node { id: ID! }
    input Filter { name: String }
    enum Role { ADMIN GUEST }
    union Any = Space
  `);
  const isOwn = (coordinate: string) => !/^@(?!auth)/.test(coordinate);
  expect(
    [...listElements(model)]
      .filter(({element}) => isOwn(element.coordinate))
      .map(({element, parents}) =>
        [...parents, element]
          .map(({kind, coordinate}) => `${kind} ${coordinate}`)
          .join(' > '),
      ),
  ).toEqual([
    'schema ',
    'object Query',
    'object Query > field Query.space',
    'object Query > field Query.space > argument Query.space(id:)',
    'scalar ID',
    'object Space',
    'object Space > field Space.id',
    'object Space > field Space.id > argument Space.id(format:)',
    'object Space > field Space.id > argument Space.id(size:)',
    'scalar String',
    'scalar Int',
    'interface Node',
    'interface Node > field Node.id',
    'input Filter',
    'input Filter > input field Filter.name',
    'enum Role',
    'enum Role > enum value Role.ADMIN',
    'enum Role > enum value Role.GUEST',
    'union Any',
    'scalar Boolean',
    'directive @auth',
    'directive @auth > argument @auth(role:)',
  ]);
});
