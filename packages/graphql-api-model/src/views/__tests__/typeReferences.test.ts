import {expect, it} from 'vitest';
import {elementOf, linked, modelOf} from '../../__fixtures__/schemas';
import {toTypeLink, type TypeLink} from '../links';

const {model, permalinks} = linked(
  modelOf(`
  type Query { f(a: Int): Int g: [Space!]! h: [[Space]!] i: Query j: Node s: __Schema k: Kind l: Any }
  type Space implements Node { id: ID! }
  interface Node { id: ID! }
  enum Kind { A }
  union Any = Space
`),
);

function typeOf(field: string): TypeLink {
  return toTypeLink(elementOf(model, 'field', `Query.${field}`).type, permalinks);
}

it.each([
  ['f', {before: '', name: 'Int', after: '', href: '/docs/graphql/types/scalars/int'}],
  [
    'g',
    {before: '[', name: 'Space', after: '!]!', href: '/docs/graphql/types/objects/space'},
  ],
  [
    'h',
    {
      before: '[[',
      name: 'Space',
      after: ']!]',
      href: '/docs/graphql/types/objects/space',
    },
  ],
  [
    'j',
    {before: '', name: 'Node', after: '', href: '/docs/graphql/types/interfaces/node'},
  ],
  ['k', {before: '', name: 'Kind', after: '', href: '/docs/graphql/types/enums/kind'}],
  ['l', {before: '', name: 'Any', after: '', href: '/docs/graphql/types/unions/any'}],
])('the type of Query.%s is written and linked as in the schema', (name, returns) => {
  expect(typeOf(name)).toEqual(returns);
});

it('a root type, which has no page, leads to the list of its operations', () => {
  expect(typeOf('i')).toEqual({
    before: '',
    name: 'Query',
    after: '',
    href: '/docs/graphql/operations/queries/',
  });
});

it('a type of introspection, which is not shown, is no link', () => {
  expect(typeOf('s')).toEqual({before: '', name: '__Schema', after: ''});
});
