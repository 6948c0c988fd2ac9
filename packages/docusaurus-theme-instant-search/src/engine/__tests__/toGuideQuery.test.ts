import {describe, expect, it} from 'vitest';
import type {Term} from '../toGuideQuery';
import {toGuideQuery, toTerms} from '../toGuideQuery';

describe('terms', () => {
  const inGuides = ['poll', 'votes', 'ios', 'imagery', 'deleted', 'delete'];
  const alternatives = new Map([
    ['picture', new Set(['photo', 'image'])],
    ['remove', new Set(['erase', 'delete'])],
    ['vot', new Set(['poll'])],
  ]);
  const terms = (...texts: readonly string[]) =>
    toTerms(texts, alternatives, (text, prefix) =>
      inGuides.some((word) => (prefix ? word.startsWith(text) : word === text)),
    );

  it('are known where a guide has them, the last one by its beginning', () => {
    expect(terms('pol', 'vot')).toEqual([
      {text: 'pol', isBeginning: false, known: 'no'},
      {text: 'vot', isBeginning: true, known: 'asWritten'},
    ]);
    expect(terms('poll', 'ios', 'other')).toEqual([
      {text: 'poll', isBeginning: false, known: 'asWritten'},
      {text: 'ios', isBeginning: false, known: 'asWritten'},
      {text: 'other', isBeginning: true, known: 'no'},
    ]);
  });

  it('are no beginning in two letters', () => {
    expect(terms('io')).toEqual([{text: 'io', isBeginning: false, known: 'no'}]);
    expect(terms('ios')).toEqual([{text: 'ios', isBeginning: true, known: 'asWritten'}]);
  });

  it('are known by what stands for them, by the whole of it alone', () => {
    expect(terms('vot', 'picture', 'remove')).toEqual([
      {text: 'vot', isBeginning: false, known: 'bySynonym'},
      {text: 'picture', isBeginning: false, known: 'no'},
      {text: 'remove', isBeginning: true, known: 'bySynonym'},
    ]);
  });
});

describe('queries', () => {
  const term = (text: string, known: Term['known'], isBeginning = false): Term => ({
    text,
    known,
    isBeginning,
  });

  it('ask for each term, and forgive errors in unknown ones', () => {
    const terms = [
      term('poll', 'asWritten'),
      term('vote', 'asWritten', true),
      term('picture', 'bySynonym'),
      term('remove', 'bySynonym', true),
      term('abc', 'no'),
      term('abcd', 'no'),
      term('abcdefgh', 'no'),
    ];
    expect(toGuideQuery(terms, new Map())).toEqual({
      combineWith: 'OR',
      queries: [
        {queries: ['poll'], prefix: false, fuzzy: false},
        {queries: ['vote'], prefix: true, fuzzy: false},
        {queries: ['picture'], prefix: true, fuzzy: false},
        {queries: ['remove'], prefix: true, fuzzy: false},
        {queries: ['abc'], prefix: true, fuzzy: 0},
        {queries: ['abcd'], prefix: true, fuzzy: 1},
        {queries: ['abcdefgh'], prefix: true, fuzzy: 2},
      ],
    });
  });

  it('ask for what stands for a term with less weight', () => {
    const {queries} = toGuideQuery(
      [term('poll', 'asWritten')],
      new Map([['poll', new Set(['vote', 'survey'])]]),
    ) as Exclude<ReturnType<typeof toGuideQuery>, string | symbol>;
    expect(queries).toEqual([
      {queries: ['poll'], prefix: false, fuzzy: false},
      {queries: ['vote', 'survey'], boostTerm: expect.any(Function) as unknown},
    ]);
  });
});
