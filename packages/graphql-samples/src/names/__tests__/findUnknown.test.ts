import {describe, expect, it} from 'vitest';
import {schema} from '../../__fixtures__/schema';
import {findUnknown, type KnownNames} from '../findUnknown';
import {parseName} from '../parseName';

const KNOWN: KnownNames = {
  schema,
  names: new Set(['FORBIDDEN', 'offline_access']),
  words: new Set(['first', 'OpenSpaces', 'readPage']),
};

function explain(text: string): string | undefined {
  const name = parseName(text);
  return name && findUnknown(name, KNOWN);
}

describe('findUnknown', () => {
  it.each([
    ...['Space', 'OPEN', 'createdAt', '__typename', 'Space.members', '@cost'],
    ...['@cost(weight: 2)', 'spaces(first: …)', 'members(role: ADMIN)', 'note'],
    ...['FORBIDDEN', 'offline_access', '$first', 'OpenSpaces', 'readPage(text: 1)'],
  ])('accepts %j', (text) => {
    expect(explain(text)).toBeUndefined();
  });

  it.each([
    ['Spaec.members', 'There is no type "Spaec". Did you mean "Space"?'],
    [
      'createSpaces',
      '"createSpaces" is not a name of the schema, of a sample on this page or of the known names. Did you mean "createSpace"?',
    ],
    [
      'FORBIDEN',
      '"FORBIDEN" is not a name of the schema, of a sample on this page or of the known names. Did you mean "FORBIDDEN"?',
    ],
    [
      'zzz_qqq',
      '"zzz_qqq" is not a name of the schema, of a sample on this page or of the known names.',
    ],
    ['@costs', 'There is no directive "@costs". Did you mean "@cost"?'],
    ['$frist', 'There is no variable "$frist". Did you mean "$first"?'],
    ['spaecs(first: 5)', 'There is no field "spaecs". Did you mean "spaces"?'],
    ['members(fist: 50)', 'There is no argument "fist". Did you mean "first"?'],
  ])('explains the problem of %j', (text, problem) => {
    expect(explain(text)).toBe(problem);
  });
});
