import {expect, it} from 'vitest';
import {guide} from '../../__tests__/searchSite';
import type {GuidePage} from '../../format/indexFile';
import type {Synonyms} from '../../synonyms';
import {toDocuments} from '../documents';
import {buildTextIndex} from '../textIndex';

const SYNONYMS: Synonyms = [['delete', 'remove', 'get rid of']];

/** The titles of what is found, best first. */
function find(text: string, ...guides: readonly GuidePage[]): string[] {
  const search = buildTextIndex(toDocuments(guides, []), [], SYNONYMS);
  return search(text)[0].map(({document}) => document.result.title);
}

/** A guide of one section with this text, and words that its author expects. */
const about = (title: string, body: string, keywords = ''): GuidePage => ({
  ...guide(title, ['', '']),
  sections: [['', '', '', body, keywords]],
});

it('puts all of the words before few of them in a name', () => {
  const found = find(
    'upload avatar size',
    guide('Size', ['', '']),
    about('B', 'upload avatar size'),
  );
  expect(found).toEqual(['B', 'Size']);
});

it('puts words that an author expects before words of a text', () => {
  const text = about('Text', 'quota');
  expect(find('quota', text, about('Expected', 'limit', 'quota'))).toEqual([
    'Expected',
    'Text',
  ]);
});

it('puts words that are near each other before words that are apart', () => {
  const apart = about('Apart', 'secret a b c d e f g rotat');
  const near = about('Near', 'a b c d e f g secret rotat');
  expect(find('rotate secret', apart, near)).toEqual(['Near', 'Apart']);
});

it('finds by another word of a group, and by a phrase, as surely as by the word', () => {
  const guides = [
    guide('Posts', ['', 'Delete it.']),
    guide('Polls', ['', 'Vote in it.']),
  ];
  for (const text of ['remove', 'get rid of', 'deleting']) {
    expect(find(text, ...guides)).toEqual(['Posts']);
  }
});

it('counts a word before another of its group', () => {
  const guides = [
    guide('Posts', ['', 'Delete it.']),
    guide('Polls', ['', 'Remove none of them.']),
  ];
  expect(find('remove', ...guides)).toEqual(['Polls', 'Posts']);
});

it('takes two words for a compound of the code', () => {
  const guides = [
    guide('Keys', ['', 'Kept in localStorage.']),
    guide('B', ['', 'Storage.']),
  ];
  expect(find('local storage', ...guides)[0]).toBe('Keys');
});

it('takes a word for another that is written nearly so only if none is written so', () => {
  const guides = [guide('Remote', ['', '']), guide('Remove', ['', ''])];
  expect(find('remove', ...guides)).toEqual(['Remove']);
  expect(find('remoet', ...guides)).toEqual(['Remote']);
});

const LONG = 'abcdefgh'.repeat(3);

it.each([
  ['has a wrong letter in its ending, which makes its stem another', 'paginaton', true],
  ['lacks a letter', 'pagintion', true],
  ['has a letter too many at its end', 'paginationn', true],
  ['has another letter', 'pagimation', true],
  ['has two letters swapped', 'paignation', true],
  ['begins with another letter, as words of another meaning do', 'agination', false],
  ['has two wrong letters', 'pagimatiom', false],
  ['is a number', '1234576', false],
  ['is short', 'stemp', false],
  ['is longer than what readers type', `${LONG}x`, false],
])('takes a word for another if it %s: %s, %s', (_, word, isFound) => {
  const text = `Pagination. 1234567, steps, ${LONG}.`;
  expect(find(word, guide('A', ['', text]))).toEqual(isFound ? ['A'] : []);
});

it('counts a word with a typing error less than the word as written', () => {
  const search = buildTextIndex(toDocuments([guide('Tokens', ['', ''])], []), [], []);
  const [[found], [guessed]] = [search('tokens')[0], search('tokken')[0]];
  expect([found?.coverage, guessed?.coverage]).toEqual([1, 0.6]);
  // The score is multiplied by the coverage too.
  expect(guessed!.score / found!.score).toBeCloseTo(0.6 * 0.6 ** 1.5);
});

it('reads a contraction as one word without meaning', () => {
  expect(find("what's", guide('S', ['', '']))).toEqual([]);
});

it('puts a guide before one that counts less', () => {
  const less = {...guide('Rules', ['', 'For a team.']), weight: 0.5};
  expect(find('rules', less, guide('Rules of posts', ['', '']))[0]).toBe(
    'Rules of posts',
  );
});
