import {describe, expect, it} from 'vitest';
import {schema} from '../../__fixtures__/schema';
import {COMMON_SCALARS} from '../../sample/scalars';
import {parseName} from '../parseName';
import {resolveName, resolveNear, type NameWorld} from '../resolveName';

const WORLD: NameWorld = {
  schema,
  scalars: COMMON_SCALARS,
  words: new Set([
    ...['FORBIDDEN', 'UPSTREAM_UNAVAILABLE', 'offline_access', 'notices'],
    ...['Retry-After', 'space.updated', 'Web.Socket'],
  ]),
  bound: new Set(['first', 'OpenSpaces', 'readPage', 'page']),
};

function explain(text: string): string | undefined {
  const name = parseName(text);
  return (name ? resolveName(text, name, WORLD) : resolveNear(text, WORLD)).problem;
}

describe('resolveName', () => {
  it.each([
    ...['Space', 'Visibility.OPEN', 'OPEN', 'createdAt', 'isOpen', '__typename', '@cost'],
    ...['Space.members', 'Query.spaces', 'CreateSpaceInput.startsAt', 'UUID.random'],
    ...['@cost(weight: 2)', 'spaces(first: 50)', 'spaces(first:)', 'spaces(first: …)'],
    ...[
      'spaces(first: $first)',
      'spaces(first: 5, filter: {name: "a"})',
      'members(role: ADMIN)',
    ],
    ...[
      'Space.members(first: 3)',
      'spaceById(id: "6f1c1c52-4b4e-4d0e-9d6e-3f0f6a0b1c2d")',
    ],
    ...['meta(with: {b: [1]})', 'spaceById(id: ...)', 'search(text: "", )'],
    ...['FORBIDDEN', 'offline_access', 'Retry-After', 'space.updated', 'Web.Socket'],
    ...['$first', 'OpenSpaces', 'readPage', 'page.Items', 'readPage(text: 1)'],
    ...['other.thing', 'node', 'note', 'title'],
  ])('accepts %j', (text) => {
    expect(explain(text)).toBeUndefined();
  });

  it.each([
    ['Spaec.members', 'There is no type "Spaec". Did you mean "Space"?'],
    ['Spaces.members', 'There is no type "Spaces". Did you mean "Space"?'],
    [
      'Spacee',
      '"Spacee" is neither in the schema nor in the vocabulary nor in a sample of this page. Did you mean "Space" or "spaces"?',
    ],
    [
      'createSpaces',
      '"createSpaces" is neither in the schema nor in the vocabulary nor in a sample of this page. Did you mean "createSpace"?',
    ],
    [
      'ADMIM',
      '"ADMIM" is neither in the schema nor in the vocabulary nor in a sample of this page. Did you mean "ADMIN"?',
    ],
    [
      'createdAtt',
      '"createdAtt" is neither in the schema nor in the vocabulary nor in a sample of this page. Did you mean "createdAt"?',
    ],
    [
      'UPSTREAM_UNAVAILABLEE',
      '"UPSTREAM_UNAVAILABLEE" is neither in the schema nor in the vocabulary nor in a sample of this page. Did you mean "UPSTREAM_UNAVAILABLE"?',
    ],
    [
      'offline_acces',
      '"offline_acces" is neither in the schema nor in the vocabulary nor in a sample of this page. Did you mean "offline_access"?',
    ],
    ['notice', 'The vocabulary has no "notice". Did you mean "notices"?'],
    [
      'Retry-Aftr',
      '"Retry-Aftr" is neither in the schema nor in the vocabulary nor in a sample of this page. Did you mean "Retry-After"?',
    ],
    [
      'space.updatd',
      'The vocabulary has no "space.updatd". Did you mean "space.updated"?',
    ],
    [
      'spcae.updated',
      'The vocabulary has no "spcae.updated". Did you mean "space.updated"?',
    ],
    ['@costs', 'There is no directive "@costs". Did you mean "@cost"?'],
    [
      '@cost(weigth: 2)',
      'The directive "@cost" has no argument "weigth". Did you mean "weight"?',
    ],
    [
      '@cost(weight: "a")',
      'The directive "@cost": "weight" has the type Int and must be a whole number of 32 bits, not "a".',
    ],
    ['$frist', 'There is no variable "$frist". Did you mean "$first"?'],
    ['$firsts', 'There is no variable "$firsts". Did you mean "$first"?'],
    ['spaecs(first: 5)', 'There is no field "spaecs". Did you mean "spaces"?'],
    ['spaces(fist: 50)', '"Query.spaces" has no argument "fist". Did you mean "first"?'],
    [
      'spaces(first: "50")',
      '"Query.spaces": "first" has the type Int and must be a whole number of 32 bits, not "50".',
    ],
    [
      'spaceById(id: "garden")',
      '"Query.spaceById": "id" has the type UUID and must be a UUID such as "123e4567-e89b-42d3-a456-426614174000", not "garden".',
    ],
    ['spaceById(id: null)', '"Query.spaceById": "id" must not be null.'],
    [
      'members(role: ADMNI)',
      '"Space.members": "role" must be a value of UserRole, not "ADMNI". Did you mean "ADMIN"?',
    ],
    [
      'members(role: "ADMIN")',
      '"Space.members": "role" must be a value of UserRole, not "ADMIN".',
    ],
    [
      'spaces(filter: {nam: "a"})',
      'The type "SpaceFilter" has no field "nam". Did you mean "name"?',
    ],
    [
      'spaces(filter: 1)',
      '"Query.spaces": "filter" must be an object of type SpaceFilter.',
    ],
    [
      'spaces(first: )) )',
      '"Query.spaces" cannot be read: Syntax Error: Unexpected ")".',
    ],
    [
      'Space.memberz(first: 1)',
      'The type "Space" has no field "memberz". Did you mean "members"?',
    ],
  ])('says what is wrong with %j', (text, problem) => {
    expect(explain(text)).toBe(problem);
  });
});
