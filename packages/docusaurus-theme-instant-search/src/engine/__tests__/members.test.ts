import {expect, it} from 'vitest';
import {engineOf, guide, titles} from '../../__tests__/searchSite';

const SDL = `
  type Query { space: Space }
  "A group of people."
  type Space {
    id: ID
    "The picture that stands for it in lists."
    avatarUrl: String
    "Whether newcomers wait for somebody to let them in."
    gated: Boolean
    archivedAt: DateTime
    "How newcomers are greeted."
    greeting: String @deprecated(reason: "Use \`gated\`.")
  }
  scalar DateTime
  enum Colour {
    "As the sky on a day without clouds."
    BLUE
  }
  "Takes a space."
  input SpaceInput { "The picture that stands for it in lists." avatarUrl: String }
`;
const GUIDES = [
  guide('Newcomers', ['', ''], ['Waiting', 'Newcomers wait until they are let in.']),
];
const search = (query: string) => titles(engineOf(SDL, GUIDES), query);

it.each([
  ['profile picture of a space', 'Space.avatarUrl'],
  ['sky without clouds', 'Colour.BLUE'],
  // The type that a field returns is one of its words.
  ['when is a space archived', 'Space.archivedAt'],
])('finds by "%s" the member whose description has the words', (query, expected) => {
  expect(search(query)[0]).toBe(expected);
});

it('puts a field before the field of an input, where both have the words', () => {
  const found = search('the picture that stands for it');
  expect(found.indexOf('Space.avatarUrl')).toBeLessThan(
    found.indexOf('SpaceInput.avatarUrl'),
  );
});

it('puts a section of a guide before a member that has the words as well', () => {
  expect(search('newcomers wait')[0]).toBe('Newcomers.Waiting');
});

it('finds no member by the name of its type alone', () => {
  expect(
    search('a group of people').filter((title) => title.startsWith('Space.')),
  ).toEqual([]);
});

it('shows the description of a member, or what to use instead of it', () => {
  const summaries = (query: string) =>
    engineOf(SDL)
      .search(query)
      .groups.flatMap(({results}) => results.map(({title, summary}) => [title, summary]));
  expect(summaries('sky without clouds')[0]).toEqual([
    'BLUE',
    'As the sky on a day without clouds.',
  ]);
  expect(summaries('Space.greeting')[0]).toEqual(['greeting', 'Use gated.']);
});

it('does not take a member with a few of the words for an answer', () => {
  const {isPoor} = engineOf(SDL).search('which picture shall I paint for my grandmother');
  expect(isPoor).toBe(true);
});
