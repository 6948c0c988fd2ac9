import {buildSchema, isScalarType} from 'graphql';
import {expect, it} from 'vitest';
import {toCustomScalar} from '../customScalars';
import {toMoment} from '../dates';
import {toUuid} from '../identifiers';
import {toNumber} from '../numbers';
import type {Place} from '../place';
import {toText} from '../texts';
import {createWorld} from '../world';

const place = (
  name: string,
  {index = 0, owner = 'Thing'}: {index?: number; owner?: string} = {},
): Place => ({name, owner, coordinate: `${owner}.${name}`, index, isInput: false});

it('orders moments by what their names mean', () => {
  const names = [
    'birthDate',
    'createdAt',
    'updatedAt',
    'startsAt',
    'endsAt',
    'expiresAt',
  ];
  const moments = names.map((name) => toMoment(name, 0));
  expect(moments).toEqual(moments.toSorted());
});

it.each([
  ['email', 'ada@example.com'],
  ['avatarUrl', 'https://example.com/thing/1'],
  ['languages', 'en'],
  ['countryCodes', 'PT'],
  ['timeZone', 'Europe/Lisbon'],
  ['login', 'ada'],
  ['firstName', 'Ada'],
  ['endCursor', 'Y3Vyc29yOjE'],
  ['name', 'Garden on the roof'],
  ['openingHours', 'Opening hour 1'],
])('makes a text for the name %s: %s', (name, expected) => {
  expect(toText(place(name))).toBe(expected);
});

it('makes another name for each object of a list', () => {
  const names = [0, 1, 4].map((index) => toText(place('name', {owner: 'User', index})));
  expect(names).toEqual(['Ada Lovelace', 'Grace Hopper', 'Ada Lovelace 2']);
});

it.each([
  ['first', true, 2],
  ['latitude', false, 38.7139],
  ['stars', true, 12],
])('makes a number for the name %s', (name, isWhole, expected) => {
  expect(toNumber(place(name), isWhole)).toBe(expected);
});

it.each([
  ['DateTime', '2026-01-12T09:30:00Z'],
  ['JSON', {topic: 'gardening'}],
  ['BigInt', '12'],
  ['Cron', '0 0 * * *'],
  ['Unknown', '2026-01-12T09:30:00Z'],
])('makes a value for the scalar %s', (name, expected) => {
  const description = name === 'Cron' ? '"Times, such as `0 0 * * *`."' : '';
  const schema = buildSchema(`type Query { a: Int } ${description} scalar ${name}`);
  const type = schema.getType(name);
  const value = isScalarType(type)
    ? toCustomScalar(createWorld(schema, {}), type, place('createdAt'))
    : undefined;
  expect(value).toEqual(expected);
});

it('makes UUIDs of version 4, one for each object', () => {
  const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
  expect(toUuid('Space', 0)).toMatch(uuid);
  expect(toUuid('Space', 0)).toBe(toUuid('Space', 0));
  const all = [toUuid('Space', 0), toUuid('Space', 1), toUuid('User', 0)];
  expect(new Set(all).size).toBe(3);
});
