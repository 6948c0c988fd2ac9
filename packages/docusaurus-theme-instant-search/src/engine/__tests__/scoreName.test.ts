import {describe, expect, it} from 'vitest';
import {lettersOf} from '../typingErrors';
import {parseQuery} from '../parseQuery';
import {buildReferenceIndex} from '../referenceIndex';
import {scoreName, scoreNameWithErrors, Tier} from '../scoreName';

/** How well a name answers what is typed, alone in its vocabulary. */
function score(name: string, typed: string): number {
  return prepare(name, typed, scoreName, false);
}

function scoreWithErrors(name: string, typed: string): number {
  return prepare(name, typed, scoreNameWithErrors, true);
}

function prepare(
  text: string,
  typed: string,
  measure: typeof scoreName,
  isForgiving: boolean,
): number {
  const page = {kind: 'object', name: text, url: '/'} as const;
  const {pages, vocabulary} = buildReferenceIndex([page]);
  const query = parseQuery(typed);
  const wordMatches = query.words.map((word) => vocabulary.match(word, isForgiving));
  return measure(pages[0]!.name, {query, wordMatches, letters: lettersOf(query.joined)});
}

const STATUS = 'UserConnectionStatus';

describe('tiers', () => {
  it('follow each other by one, so that a quality below 1 fits between two', () => {
    expect(Object.values(Tier)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
  });

  it.each([
    ['exact', STATUS],
    ['exact', 'user connection status'],
    ['prefix', 'userconnectionstatu'],
    ['prefix', 'u'],
    ['words', 'connection status'],
    ['words', 'user status'],
    ['words', 'connections'],
    ['initials', 'ucs'],
    ['wordsInAnyOrder', 'status user'],
    ['inside', 'ectionstat'],
    ['inside', 'nne'],
  ] as const)('puts into "%s" what is found by "%s"', (tier, typed) => {
    expect(Math.floor(score(STATUS, typed))).toBe(Tier[tier]);
  });

  it.each([
    ['typingError', 'userconectionstatus'],
    ['typingErrorInWords', 'conection'],
    ['typingErrorInWords', 'usrconnectoins'],
    ['typingErrorInside', 'nectoinstatus'],
  ] as const)('puts into "%s" what "%s" means', (tier, typed) => {
    expect(Math.floor(scoreWithErrors(STATUS, typed))).toBe(Tier[tier]);
  });

  it.each(['ne', 'xyz', 'user other', 'conection', 'uc', 'user user'])(
    'does not find by "%s" where no error is forgiven',
    (typed) => {
      expect(score(STATUS, typed)).toBe(0);
    },
  );

  it.each(['xyz', 'user other', 'other connection more', 'conextoin', 'xonnextoonx'])(
    'does not find by "%s" where errors are forgiven',
    (typed) => {
      expect(scoreWithErrors(STATUS, typed)).toBe(0);
    },
  );
});

describe('quality', () => {
  it.each([
    // Exact: letter for letter, but for letter case and signs, but for words such as "how".
    ['Space', 'Space', Tier.exact + 0.9],
    ['Space', 'space', Tier.exact + 0.5],
    ['SpacePost', 'how the space post', Tier.exact + 0.4],
    // The share of the name that is written.
    ['Spacemen', 'spac', Tier.prefix + 0.9 * (4 / 8)],
    [STATUS, 'nectionst', Tier.inside + 0.9 * (9 / 20)],
    [STATUS, 'nec', Tier.inside + 0.9 * (3 / 20)],
    // From the beginning of a word: to the end of the name, or not.
    [STATUS, 'connectionstatus', Tier.words + 0.5 * (16 / 20) + 0.4],
    [STATUS, 'connectionst', Tier.words + 0.5 * (12 / 20) + 0.1],
    // All first letters, or the first of them.
    [STATUS, 'ucs', Tier.initials + 0.9],
    ['AlphaBeta', 'ab', Tier.initials + 0.9],
    ['AlphaBetaCetaDelta', 'abc', Tier.initials + 0.5 * (3 / 4)],
    // The letters of the words, a form of a word a little less.
    [STATUS, 'user status', Tier.words + 0.9 * (10 / 20)],
    [STATUS, 'users status', Tier.words + 0.9 * ((0.95 * 4 + 6) / 20)],
    [STATUS, 'status users', Tier.wordsInAnyOrder + 0.9 * ((0.95 * 4 + 6) / 20)],
    // The beginning of a word by the share that is written; one letter only while it is typed.
    ['OldMember', 'memb old', Tier.words + 0.9 * ((0.8 * 6 + 3) / 9)],
    ['OldMember', 'member o', Tier.words + 0.9 * ((6 + 0.7 * 3) / 9)],
    ['OldMember', 'm old', 0],
    // Words such as "how" may be absent.
    [STATUS, 'how the user status', Tier.words + 0.9 * (10 / 20)],
  ])('of "%s" for "%s" is %f', (name, typed, expected) => {
    expect(score(name, typed)).toBeCloseTo(expected, 6);
  });

  it.each([
    // A name with as many letters wrong: the share that the shorter is of the longer counts, too.
    ['Location', 'loctaion', Tier.typingError + 0.75 - 0.3 + 0.2],
    ['Location', 'loctaoin', Tier.typingError + 0.75 - 0.6 + 0.2],
    ['Location', 'locaton', Tier.typingError + 0.75 - 0.3 + 0.2 * (7 / 8)],
    ['Location', 'locationx', Tier.typingError + 0.75 - 0.3 + 0.2 * (8 / 9)],
    [
      'LocationHistory',
      'loctaion',
      Tier.typingErrorInWords + 0.75 - 0.3 + 0.2 * (8 / 15),
    ],
    [
      'LocationHistory',
      'loctaoin',
      Tier.typingErrorInWords + 0.75 - 0.6 + 0.2 * (8 / 15),
    ],
    [
      'MyLocationHistoryLog',
      'locationhsitory',
      Tier.typingErrorInside + 0.75 - 0.3 + 0.2 * (15 / 20),
    ],
    [
      'MyLocationHistoryLog',
      'loactionhsitory',
      Tier.typingErrorInside + 0.75 - 0.6 + 0.2 * (15 / 20),
    ],
    // As words without errors, in the tier of words with errors.
    ['MyLocation', 'loctaion', Tier.typingErrorInWords + 0.9 * 0.9 * ((0.35 * 8) / 10)],
    [
      'MyConnection',
      'conectoin',
      Tier.typingErrorInWords + 0.9 * 0.9 * ((0.2 * 10) / 12),
    ],
    [
      'LocationOfAnyMember',
      'membre locaton',
      Tier.typingErrorInWords + 0.9 * 0.9 * ((0.35 * 6 + 0.35 * 8) / 19),
    ],
  ])('of "%s" with errors for "%s" is %f', (name, typed, expected) => {
    expect(scoreWithErrors(name, typed)).toBeCloseTo(expected, 6);
  });
});

describe('words of a name', () => {
  it('answer one word of the query each', () => {
    expect(score('UserUserLog', 'users users')).toBeGreaterThan(Tier.words);
    expect(score('UserLog', 'users users')).toBe(0);
    expect(score('LogUser', 'users users')).toBe(0);
    expect(score('UserUserLog', 'users users users')).toBe(0);
  });

  it('are taken after the last one where one is there, from the left', () => {
    expect(score('LogUserLogs', 'user logs')).toBeGreaterThan(Tier.words);
    expect(score('LogsUserOfLogs', 'user logs')).toBeGreaterThan(Tier.words);
    expect(score('UserLogUser', 'users log')).toBeGreaterThan(Tier.words);
  });

  it('are taken before it where they answer better by more than a form of the word', () => {
    expect(Math.floor(score('LogsUserLogBook', 'user logs'))).toBe(Tier.wordsInAnyOrder);
    expect(Math.floor(score('LoggedUserLogbook', 'user logged'))).toBe(
      Tier.wordsInAnyOrder,
    );
  });
});

describe('typing errors', () => {
  it('are forgiven inside of a name from six letters on', () => {
    expect(scoreWithErrors('Xxabcdef', 'abxdef')).toBeCloseTo(
      Tier.typingErrorInside + 0.75 - 0.3 + 0.2 * (6 / 8),
    );
    expect(scoreWithErrors('Xxabcdef', 'abxde')).toBe(0);
  });

  it('are not looked for in three letters', () => {
    expect(scoreWithErrors('Tag', 'tag')).toBeLessThan(Tier.typingError);
    expect(scoreWithErrors('Tag', 'tga')).toBe(0);
  });
});

describe('a type and a member with a dot between them', () => {
  it('mean no name that goes on', () => {
    expect(score('SpaceMembers', 'Space.members')).toBeCloseTo(Tier.words + 0.9);
    expect(score('SpaceMembersLog', 'Space.members')).toBeLessThan(Tier.prefix);
  });

  it('still find a name that begins with their letters', () => {
    expect(score('UserConnectionStatus', 'user.connectionstat')).toBeCloseTo(
      Tier.words + 0.5 * (18 / 20) + 0.1,
    );
  });
});
