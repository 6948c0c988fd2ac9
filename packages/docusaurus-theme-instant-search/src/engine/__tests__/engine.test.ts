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

  it('are told only where nothing is found, not even in a guide', () => {
    expect(engine.search('type: form')).toMatchObject({total: 1, nearMisses: []});
    expect(engine.search('guide: form')).toMatchObject({total: 1, nearMisses: []});
    expect(engine.search('query: form')).toMatchObject({
      groups: [],
      total: 0,
      nearMisses: [{title: 'Form'}, {title: 'Fork'}],
    });
  });
});
