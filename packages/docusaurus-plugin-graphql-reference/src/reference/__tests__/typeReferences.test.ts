import {expect, it} from 'vitest';
import {entryOf, referenceOf} from '../../__tests__/referenceOf';

const reference = referenceOf(`
  type Query { f(a: Int): Int g: [Space!]! h: [[Space]!] i: Query j: Node k: Kind l: Any }
  type Space implements Node { id: ID! }
  interface Node { id: ID! }
  enum Kind { A }
  union Any = Space
`);

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
  expect(entryOf(reference, 'query', name).returns).toEqual(returns);
});

it('a root type, which has no page, leads to the list of its operations', () => {
  expect(entryOf(reference, 'query', 'i').returns).toEqual({
    before: '',
    name: 'Query',
    after: '',
    href: '/docs/graphql/operations/queries/',
  });
});

it('a schema may return its own description', () => {
  const {entries} = referenceOf('type Query { schema: __Schema! }');
  expect(entries.map(({name}) => name)).toContain('schema');
});
