import {describe, expect, it} from 'vitest';
import {parseQuery} from '../parseQuery';

const optional = (typed: string) =>
  parseQuery(typed)
    .words.filter(({isOptional}) => isOptional)
    .map(({text}) => text);

describe('words such as "the"', () => {
  it('may be absent from three words on', () => {
    expect(optional('the space')).toEqual([]);
    expect(optional('find the space')).toEqual(['the']);
  });

  it('all count where there are no others', () => {
    expect(optional('how to do')).toEqual([]);
  });

  it('are no part of the letters that a name needs', () => {
    const {joined, required} = parseQuery('find the Space');
    expect([joined, required]).toEqual(['findthespace', 'findspace']);
  });
});

it('reads eight words of a query, the last of them as one that is typed', () => {
  const {words} = parseQuery('a1 b2 c3 d4 e5 f6 g7 h8');
  expect(words.map(({text}) => text).join(' ')).toBe('a1 b2 c3 d4 e5 f6 g7 h8');
  expect(words.map(({isLast}) => isLast)).toEqual([
    ...Array<boolean>(7).fill(false),
    true,
  ]);
  expect(parseQuery('a1 b2 c3 d4 e5 f6 g7 h8 i9').words).toEqual(words);
});

it.each([
  ['Space.members', {owner: 'space', member: 'members'}],
  ['Space.', {owner: 'space', member: ''}],
  ['My_Space.m_1', {owner: 'myspace', member: 'm1'}],
  ['Space', undefined],
  ['.members', undefined],
  ['Space.members.name', undefined],
  ['a Space.members', undefined],
])('reads "%s" as the path %j', (typed, path) => {
  expect(parseQuery(typed).path).toEqual(path);
});

it('takes the last of several filters of a kind, and the last type that is returned', () => {
  const {text, kinds, returns, onlyDeprecated} = parseQuery(
    'query: returns:A mutation: deprecated: returns:B a b',
  );
  expect({text, kinds: [...kinds!], returns, onlyDeprecated}).toEqual({
    text: 'a b',
    kinds: ['mutation'],
    returns: 'b',
    onlyDeprecated: true,
  });
});
