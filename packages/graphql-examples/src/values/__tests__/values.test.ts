import {describe, expect, it} from 'vitest';
import {likeExample, toMoment} from '../dates';
import {exampleIn, firstOfList, inForm} from '../exampleIn';
import {toUuid} from '../identifiers';
import {isTrue} from '../isTrue';
import {clamp, readLimits} from '../limits';
import {toNumber} from '../numbers';
import {wordsOf} from '../place';
import {toText} from '../texts';

const place = (
  name: string,
  {
    description,
    index = 0,
    owner = 'Thing',
  }: {description?: string; index?: number; owner?: string} = {},
): Parameters<typeof toText>[0] => ({
  name,
  owner,
  coordinate: `${owner}.${name}`,
  description,
  index,
  isInput: false,
});

describe('the limits of a description', () => {
  it.each([
    ['The name, 3 to 80 characters.', {least: 3, most: 80, isLength: true}],
    ['At most 5,000 characters.', {most: 5000, isLength: true}],
    [
      'The addresses, 1 to 50. Repeated ones count once.',
      {least: 1, most: 50, isLength: false},
    ],
    ['Degrees north, from -90 to 90.', {least: -90, most: 90, isLength: false}],
    ['Between 1 and 10.', {least: 1, most: 10, isLength: false}],
    ['At least 2 of them.', {least: 2, isLength: false}],
    ['Maximum 100.', {most: 100, isLength: false}],
    ['Since 2019.', undefined],
    [undefined, undefined],
  ])('%s', (description, expected) => {
    expect(readLimits(description)).toEqual(expected);
  });

  it('hold a number', () => {
    expect(clamp(12, {least: 1, most: 5})).toBe(5);
    expect(clamp(0, {least: 1})).toBe(1);
    expect(toNumber(place('size', {description: '1 to 100.'}), true)).toBe(100);
    expect(toNumber(place('latitude', {description: '-90 to 90'}), false)).toBe(38.7139);
  });
});

describe('the example of a description', () => {
  it.each([
    ['A tag such as `en` or `pt-BR`.', 'en'],
    ['Example value: `"2019-07-03T20:47:55Z"`.', '2019-07-03T20:47:55Z'],
    ['For example `12`.', '12'],
    ['See `Space.name`.', undefined],
  ])('%s', (description, expected) => {
    expect(exampleIn(description)).toBe(expected);
  });

  it('may be one of those that it lists, or have the form that it shows', () => {
    expect(firstOfList('One of `TOO_SHORT`, `TOO_LONG` or `TAKEN`.')).toBe('TOO_SHORT');
    expect(inForm('Of the form `@name:server`.')).toBe('@ada:chat.example.com');
    expect(inForm('Of the form `x`.')).toBeUndefined();
  });
});

describe('moments', () => {
  it('follow each other as their names say', () => {
    const names = [
      'birthDate',
      'createdAt',
      'publishedAt',
      'updatedAt',
      'startsAt',
      'endsAt',
      'expiresAt',
    ];
    const moments = names.map((name) => toMoment(name, 0));
    expect(moments).toEqual(moments.toSorted());
  });

  it('have the form of an example', () => {
    const moment = '2026-01-12T09:30:00.000Z';
    expect(likeExample(moment, undefined)).toBe('2026-01-12T09:30:00Z');
    expect(likeExample(moment, '2025-06-30T14:05:00.000Z')).toBe(moment);
    expect(likeExample(moment, '2025-06-30T16:05:00+02:00')).toBe(
      '2026-01-12T11:30:00+02:00',
    );
  });
});

describe('texts', () => {
  it.each([
    ['email', 'ada@example.com'],
    ['avatarUrl', 'https://images.example.com/avatar/'],
    ['languages', 'en'],
    ['countryCodes', 'PT'],
    ['timeZone', 'Europe/Lisbon'],
    ['login', 'ada'],
    ['firstName', 'Ada'],
    ['endCursor', 'Y3Vyc29yOjE'],
    ['currency', 'EUR'],
  ])('are what the name %s says', (name, expected) => {
    expect(toText(place(name))).toContain(expected);
  });

  it('are those of what has them, and differ in a list', () => {
    const names = [0, 1, 2].map((index) => toText(place('name', {owner: 'User', index})));
    expect(names).toEqual(['Ada Lovelace', 'Grace Hopper', 'Alan Turing']);
    expect(toText(place('title', {owner: 'FeedPostCategory'}))).toBe('Gardening');
    expect(toText(place('name', {description: 'The handle.'}))).toBe('ada');
  });
});

it('reads the words of names', () => {
  expect(wordsOf('createdAtUTC')).toEqual(['created', 'at', 'utc']);
  expect(wordsOf('HTTPMethod_name2')).toEqual(['http', 'method', 'name2']);
});

it('makes UUIDs of version 4, one for each object', () => {
  const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
  expect(toUuid('Space', 0)).toMatch(uuid);
  expect(toUuid('Space', 0)).toBe(toUuid('Space', 0));
  expect(new Set([toUuid('Space', 0), toUuid('Space', 1), toUuid('User', 0)]).size).toBe(
    3,
  );
});

it('knows what is seldom so', () => {
  expect(['isOpen', 'isArchived', 'isDraft', 'canEdit'].map(isTrue)).toEqual([
    true,
    false,
    false,
    true,
  ]);
});
