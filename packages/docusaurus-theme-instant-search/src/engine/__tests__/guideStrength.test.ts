import {describe, expect, it} from 'vitest';
import type {NameMatch} from '../guideStrength';
import {betterMatch, isAnswer, matchName, measureStrength} from '../guideStrength';
import {Tier} from '../scoreName';

describe('the name of a guide', () => {
  it.each([
    ['register device', 'register device', 'same', 1],
    ['register devices today', 'register device', 'inOrder', 2 / 3],
    ['register old device', 'register device', 'inOrder', 2 / 3],
    ['device', 'device', 'same', 1],
    ['devices list', 'device', 'inOrder', 1 / 2],
    ['my device', 'device', 'inOrder', 1 / 2],
    ['device register', 'register device', 'inAnyOrder', 1],
    ['a b c', 'a c b', 'inAnyOrder', 1],
    ['a b c', 'c a b', 'inAnyOrder', 1],
    // One word of a name holds both.
    ['ab', 'a b', 'inAnyOrder', 1],
    ['register', 'register device', 'none', 0],
    ['register device', 'other', 'none', 0],
    ['register device', '', 'none', 0],
    ['', 'register', 'none', 0],
  ])('"%s" holds "%s": %s, %f', (name, asked, kind, coverage) => {
    const words = (text: string) => text.split(' ').filter((word) => word !== '');
    expect(matchName(words(name), words(asked))).toEqual({kind, coverage});
  });

  it('matches better the later its kind stands in this list, and of two equal ones the first', () => {
    const matches = (['none', 'inAnyOrder', 'inOrder', 'same'] as const).map(
      (kind): NameMatch => ({kind, coverage: 1}),
    );
    for (const [position, worse] of matches.entries()) {
      for (const better of matches.slice(position + 1)) {
        expect(betterMatch(worse, better)).toBe(better);
        expect(betterMatch(better, worse)).toBe(better);
      }
      expect(betterMatch(worse, {...worse, coverage: 0})).toBe(worse);
    }
  });
});

describe('the strength of a guide', () => {
  const strength = (
    kind: NameMatch['kind'],
    ofName: number,
    coverage = 1,
    how: 'asWritten' | 'bySynonym' | 'guess' = 'asWritten',
  ) =>
    measureStrength({
      name: {kind, coverage: ofName},
      coverage,
      isBySynonym: how === 'bySynonym',
      isGuess: how === 'guess',
    });

  it.each([
    ['same', 1, Tier.exact + 0.5],
    ['inOrder', 0.5, Tier.words + 0.25],
    ['inOrder', 1, Tier.words + 0.5],
    ['inAnyOrder', 0.5, Tier.wordsInAnyOrder + 0.25],
    ['inAnyOrder', 1, Tier.wordsInAnyOrder + 0.5],
    ['none', 0, Tier.inside],
  ] as const)('whose name matches "%s" with %f of it', (kind, ofName, expected) => {
    expect(strength(kind, ofName)).toBe(expected);
  });

  it('that has not all terms is below every name', () => {
    expect(strength('none', 0, 0.75)).toBe(0.75);
    expect(strength('none', 0, 0.75)).toBeLessThan(Tier.summary);
  });

  it('that has a term by a word that stands for it is between those that have it and names with an error', () => {
    expect(strength('none', 0, 1, 'bySynonym')).toBe(Tier.inside - 0.1);
    expect(strength('none', 0, 0.75, 'bySynonym')).toBe(0.75);
    expect(strength('same', 1, 1, 'bySynonym')).toBe(Tier.exact + 0.5);
  });

  it('that is a guess is below every name with a typing error, whatever its name', () => {
    expect(strength('same', 1, 1, 'guess')).toBe(Tier.mostWords);
    expect(strength('same', 1, 0.5, 'guess')).toBe(Tier.mostWords / 2);
    expect(Tier.mostWords).toBeLessThan(Tier.typingErrorInside);
  });
});

it.each([
  ['where is it', 0.5, true],
  ['where is it', 0.49, false],
  ['space members', 1, false],
])(
  'takes for an answer to "%s" a guide with %f of it: %s',
  (question, coverage, expected) => {
    const name: NameMatch = {kind: 'none', coverage: 0};
    const evidence = {name, coverage, isBySynonym: false, isGuess: false};
    expect(isAnswer(question.split(' '), evidence)).toBe(expected);
  },
);
