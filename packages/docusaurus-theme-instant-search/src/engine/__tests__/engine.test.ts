import {describe, expect, it} from 'vitest';
import {engineOf, guide} from '../../__tests__/searchSite';

const queries = (count: number, word: string) =>
  `type Query { ${Array.from({length: count}, (_, i) => `a${i}${word}: ID`).join(', ')} }`;

describe('how many results', () => {
  it.each([
    [9, 'post', 9],
    [10, 'post', 10],
    [11, 'post', 10],
    [50, 'query: post', 50],
    [51, 'query: post', 50],
  ])('of %i are shown for "%s": %i', (count, typed, shown) => {
    const {groups, total} = engineOf(queries(count, 'Post')).search(typed);
    expect(groups.map(({results}) => results.length)).toEqual([shown]);
    expect(total).toBe(count);
  });

  it('are counted with those of guides', () => {
    const guides = [
      guide('Posts', ['', ''], ['More', 'Posts.']),
      guide('More', ['', 'Post.']),
    ];
    expect(engineOf(queries(2, 'Post'), guides).search('post').total).toBe(5);
  });
});

describe('names that come near', () => {
  const engine = engineOf('type Fork { a: ID } type Form { a: ID }', [
    guide('Forms of guides', ['', '']),
  ]);

  it('are shown only where nothing is found, not even in a guide', () => {
    // The text of `String` is free-form.
    expect(engine.search('type: form')).toMatchObject({total: 2, nearMisses: []});
    expect(engine.search('guide: form')).toMatchObject({total: 1, nearMisses: []});
    expect(engine.search('query: form')).toMatchObject({
      groups: [],
      total: 0,
      nearMisses: [{title: 'Form'}, {title: 'Fork'}],
    });
  });
});

describe('what has no answer', () => {
  const engine = engineOf(
    'type Query { tasks: ID, invoices: ID }',
    ['Tasks', 'Posts', 'Polls', 'Votes', 'Rules'].map((title) =>
      guide(title, ['', 'What a member can see.'], ['Rules', 'What holds for them.']),
    ),
  );

  it('is reported, with three results at most', () => {
    const {groups, isPoor} = engine.search('member of a parliament in Portugal');
    expect(isPoor).toBe(true);
    expect(groups.flatMap(({results}) => results)).toHaveLength(3);
  });

  it.each([
    ['a rare word beside one that is not found', 'invoices of a shop', true],
    ['half of the words', 'votes for polls', true],
    ['most of the words', 'which rules hold for polls', false],
    ['a word with a typing error', 'membre', false],
  ])('is reported or not where a result has %s: "%s"', (_, query, isPoor) => {
    expect(engine.search(query).isPoor).toBe(isPoor);
  });
});

describe('hostile text', () => {
  const engine = engineOf('type Query { tasks: ID }', [guide('Tasks', ['', 'Text.'])]);

  it.each([
    ['of 10,000 characters', 'task '.repeat(2000), 'tasks'],
    ['with emoji', '🎉 tasks 🎉', 'tasks'],
    ['from right to left', 'مهام tasks', 'tasks'],
    ['of words that say nothing', 'how do you the', undefined],
    ['of signs', '(((*+?[\\', undefined],
  ])('%s finds what it names', (_, text, first) => {
    const [group] = engine.search(text).groups;
    expect(group?.results[0]?.title.toLowerCase()).toBe(first);
  });
});
