import {describe, expect, it} from 'vitest';
import type {Term} from '../toGuideQuery';
import {toGuideQuery, toTerms} from '../toGuideQuery';

describe('terms', () => {
  const known = ['poll', 'votes', 'ios'];
  const terms = (...texts: readonly string[]) =>
    toTerms(texts, (text, prefix) =>
      known.some((word) => (prefix ? word.startsWith(text) : word === text)),
    );

  it('are known where a guide has them, the last one by its beginning', () => {
    expect(terms('pol', 'vot')).toEqual([
      {text: 'pol', isBeginning: false, isKnown: false},
      {text: 'vot', isBeginning: true, isKnown: true},
    ]);
    expect(terms('poll', 'ios', 'other')).toEqual([
      {text: 'poll', isBeginning: false, isKnown: true},
      {text: 'ios', isBeginning: false, isKnown: true},
      {text: 'other', isBeginning: true, isKnown: false},
    ]);
  });

  it('are no beginning in two letters', () => {
    expect(terms('io')).toEqual([{text: 'io', isBeginning: false, isKnown: false}]);
    expect(terms('ios')).toEqual([{text: 'ios', isBeginning: true, isKnown: true}]);
  });
});

describe('queries', () => {
  const term = (text: string, isKnown: boolean, isBeginning = false): Term => ({
    text,
    isKnown,
    isBeginning,
  });

  it('ask for each term, and forgive errors in unknown ones', () => {
    const terms = [
      term('poll', true),
      term('vote', true, true),
      term('abc', false),
      term('abcd', false),
      term('abcdefgh', false),
    ];
    expect(toGuideQuery(terms, new Map())).toEqual({
      combineWith: 'OR',
      queries: [
        {queries: ['poll'], prefix: false, fuzzy: false},
        {queries: ['vote'], prefix: true, fuzzy: false},
        {queries: ['abc'], prefix: true, fuzzy: 0},
        {queries: ['abcd'], prefix: true, fuzzy: 1},
        {queries: ['abcdefgh'], prefix: true, fuzzy: 2},
      ],
    });
  });

  it('ask for what stands for a term with less weight', () => {
    const {queries} = toGuideQuery(
      [term('poll', true)],
      new Map([['poll', new Set(['vote', 'survey'])]]),
    ) as Exclude<ReturnType<typeof toGuideQuery>, string | symbol>;
    expect(queries).toEqual([
      {queries: ['poll'], prefix: false, fuzzy: false},
      {queries: ['vote', 'survey'], boostTerm: expect.any(Function) as unknown},
    ]);
  });
});
