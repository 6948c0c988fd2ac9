import {buildSchema, isScalarType} from 'graphql';
import {expect, it} from 'vitest';
import {toCustomScalar} from '../customScalars';
import {toDateTime} from '../dates';
import type {Place} from '../place';
import {toText} from '../texts';
import {createWorld} from '../world';

const place = (name: string): Place => {
  return {name, owner: 'Thing', coordinate: `Thing.${name}`, index: 0, isInput: false};
};

it('orders moments by what their names mean', () => {
  const names = [
    'birthDate',
    'createdAt',
    'startsAt',
    'endedAt',
    'updatedAt',
    'expiresAt',
  ];
  const moments = names.map((name) => toDateTime(place(name)));
  expect(moments).toEqual(moments.toSorted());
});

it.each([
  ['email', 'ada@example.com'],
  ['avatarUrl', 'https://example.com/thing/1'],
  ['languages', 'en'],
  ['countryCodes', 'PT'],
  ['country', 'Portugal'],
  ['timeZone', 'Europe/Lisbon'],
  ['login', 'ada'],
  ['firstName', 'Ada'],
  ['endCursor', 'Y3Vyc29yOjE'],
  ['name', 'Thing 1'],
  ['summary', 'Summary of thing 1'],
  ['fileName', 'file-1.pdf'],
  ['imageFileName', 'file-1.jpg'],
  ['svgFileName', 'file-1.svg'],
  ['openingHours', 'Opening hour 1'],
])('makes a text for the name %s: %s', (name, expected) => {
  expect(toText(place(name))).toBe(expected);
});

it.each([
  ['DateTime', '2026-01-12T09:30:00Z'],
  ['JSON', {enabled: true, labels: ['first', 'second']}],
  ['BigInt', '1768210200'],
  ['SomeCursor', 'Y3Vyc29yOjE'],
  ['UUID', '0f731fbf-8f09-4e76-8db3-ad7a619509d7'],
  ['Unknown', '2026-01-12T09:30:00Z'],
])('makes a value for the scalar %s', (name, expected) => {
  const schema = buildSchema(`type Query { a: Int } scalar ${name}`);
  const type = schema.getType(name);
  const value = isScalarType(type)
    ? toCustomScalar(createWorld(schema, {}), type, place('createdAt'))
    : undefined;
  expect(value).toEqual(expected);
});
