import {expect, it} from 'vitest';
import {contextOf} from '../../../__tests__/contextOf';
import {divideList} from '../divideList';
import {printSiteIndex} from '../printSiteIndex';
import {toDomainLists} from '../toDomainLists';

const parts = {linkTo: (href: string) => `${href}.md`, deprecatedText: 'deprecated'};

const SDL = `
type Query {
  "Old. Gone soon." a: Kind @deprecated
  "Lists kinds." kinds(first: Int! = 10, after: ID): [Kind!]!
}
"How people join." enum Kind { OPEN }
`;

it('a list has a line for each element of a domain, deprecated ones last, nothing hidden', () => {
  const context = contextOf(`${SDL} type Secret { a: Int }`, {
    hide: ['Secret'],
    grouping: {by: {map: {Kinds: ['Query.*', 'Kind', 'Secret']}}, labels: {}},
  });
  expect(toDomainLists(context, parts)[0]).toEqual({
    label: 'Kinds',
    lines: [
      '- [`query kinds(first: Int! = 10, after: ID): [Kind!]!`](/docs/graphql/operations/queries/kinds.md): Lists kinds.',
      '- [`enum Kind`](/docs/graphql/types/enums/kind.md): How people join.',
      '- [`query a: Kind` (deprecated)](/docs/graphql/operations/queries/a.md): Old.',
    ],
  });
});

it('without domains there is a list for each kind', () => {
  const labels = toDomainLists(contextOf(SDL), parts).map(({label}) => label);
  expect(labels).toEqual(['Queries', 'Enums', 'Scalars', 'Directives']);
});

it('a list that is too long is divided between its lines', () => {
  const list = {label: 'ä', lines: ['- one', '- two', '- six']};
  expect(divideList(list, 'Read.')).toEqual(['# ä\n\nRead.\n\n- one\n- two\n- six\n']);
  expect(divideList(list, '', 18)).toEqual(['# ä\n\n- one\n- two\n', '# ä\n\n- six\n']);
});

it('the index has the lists themselves, and links to the longest ones if they are too long', () => {
  const short = {label: 'Guides', lines: ['- [a](/a.md)']};
  const long = {label: 'Posts', lines: Array.from({length: 1000}, () => '- a long line')};
  const site = {title: 'Docs', tagline: 'Tells.', lists: [long, short]};
  const index = printSiteIndex(site, ({label}) => [`- [${label}](/posts.txt)`]);
  expect(index).toBe(
    '# Docs\n\n> Tells.\n\n## Posts\n\n- [Posts](/posts.txt)\n\n## Guides\n\n- [a](/a.md)\n',
  );
});
