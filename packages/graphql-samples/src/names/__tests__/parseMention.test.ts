import {describe, expect, it} from 'vitest';
import {parseMention} from '../parseMention';
import {schema} from '../../__tests__/schema';

describe('parseMention', () => {
  it.each([
    ['Space', 'Space'],
    ['[Space!]!', 'Space'],
    ['UUID', 'UUID'],
    ['Space.members', 'Space.members'],
    ['Space.members(first:)', 'Space.members(first:)'],
    ['UserRole.ADMIN', 'UserRole.ADMIN'],
    ['CreateSpaceInput.name', 'CreateSpaceInput.name'],
    ['@oneOf', '@oneOf'],
    ['@include(if:)', '@include(if:)'],
    ['createSpace', 'Mutation.createSpace'],
    ['createSpace(input:)', 'Mutation.createSpace(input:)'],
    ['Query.spaces', 'Query.spaces'],
  ])('takes %j for %j', (text, coordinate) => {
    expect(parseMention(text, schema)).toEqual({text, coordinate});
  });

  it.each([
    'spaces',
    'search',
    'name',
    'npm start',
    'JSON.stringify',
    'UUID.random',
    'Elephant.trunk',
    'Elephant',
    '@docusaurus/core',
    '@unknown',
    'space.members',
    'Space.members.name',
    'createTask',
    '!',
    '',
    'constructor',
    'toString',
  ])('takes %j for ordinary code', (text) => {
    expect(parseMention(text, schema)).toEqual({text});
  });

  it('lets "!" opt out', () => {
    expect(parseMention('!createSpace', schema)).toEqual({text: 'createSpace'});
    expect(parseMention('!Space.gone', schema)).toEqual({text: 'Space.gone'});
  });

  it.each([
    ['Space.memberz', 'The type "Space" has no field "memberz". Did you mean "members"?'],
    ['Space.toString', 'The type "Space" has no field "toString".'],
    ['UserRole.ADMNI', 'The type "UserRole" has no value "ADMNI". Did you mean "ADMIN"?'],
    [
      'Space.members(frist:)',
      '"Space.members" has no argument "frist". Did you mean "first"?',
    ],
    [
      'createSpace(inptu:)',
      '"Mutation.createSpace" has no argument "inptu". Did you mean "input"?',
    ],
    ['@include(fi:)', '"@include" has no argument "fi". Did you mean "if"?'],
  ])('names what is wrong with %j', (text, problem) => {
    expect(parseMention(text, schema)).toEqual({text, problem});
  });
});
