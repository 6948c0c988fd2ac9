import {expect, it} from 'vitest';
import {contextOf} from '../../__tests__/contextOf';
import {toPageList} from '../toPageList';

const SDL = `
type Query {
  "Old. Gone soon." a: Kind @deprecated
  "Lists kinds." kinds(first: Int! = 10, after: ID): [Kind!]!
}
"How people join." enum Kind { OPEN }
`;

it('the list of a reference has a file for each domain, deprecated elements last, nothing hidden', () => {
  const context = contextOf(`${SDL} type Secret { a: Int }`, {
    hide: ['Secret'],
    grouping: {by: {map: {'Kinds of it': ['Query.*', 'Kind', 'Secret']}}, labels: {}},
  });
  const {files = [], ...list} = toPageList(context);
  expect(list).toEqual({
    label: 'GraphQL API',
    links: [{label: 'Overview', href: '/docs/graphql/', description: ''}],
  });
  expect(files[0]).toEqual({
    label: 'Kinds of it',
    href: '/docs/graphql/llms/kinds-of-it',
    introduction:
      'The SDL that an operation needs is at its address with `.graphql` in place of `.md`.',
    links: [
      {
        label: '`query kinds(first: Int! = 10, after: ID): [Kind!]!`',
        href: '/docs/graphql/operations/queries/kinds',
        description: 'Lists kinds.',
      },
      {
        label: '`enum Kind`',
        href: '/docs/graphql/types/enums/kind',
        description: 'How people join.',
      },
      {
        label: '`query a: Kind` (deprecated)',
        href: '/docs/graphql/operations/queries/a',
        description: 'Old.',
      },
    ],
  });
});

it('without domains there is a file for each kind', () => {
  const {files = []} = toPageList(contextOf(SDL));
  expect(files.map(({label, href}) => [label, href])).toEqual([
    ['Queries', '/docs/graphql/llms/queries'],
    ['Enums', '/docs/graphql/llms/enums'],
    ['Scalars', '/docs/graphql/llms/scalars'],
    ['Directives', '/docs/graphql/llms/directives'],
  ]);
});
