import {expect, it} from 'vitest';
import {JsonError, parseJson} from '../parseJson';

function messageOf(text: string, withComments?: boolean): string {
  try {
    parseJson(text, withComments);
  } catch (error) {
    if (error instanceof JsonError) return `${error.at} ${error.message}`;
    throw error;
  }
  return 'none';
}

it('keeps the place of every value and name', () => {
  expect(parseJson('{"a": [1, "b"],\n "__proto__": {"c": true, "d": null}}')).toEqual({
    kind: 'object',
    at: 0,
    members: [
      {
        name: 'a',
        at: 1,
        value: {
          kind: 'array',
          at: 6,
          items: [
            {kind: 'number', at: 7, value: 1},
            {kind: 'string', at: 10, value: 'b'},
          ],
        },
      },
      {
        name: '__proto__',
        at: 17,
        value: {
          kind: 'object',
          at: 30,
          members: [
            {name: 'c', at: 31, value: {kind: 'boolean', at: 36, value: true}},
            {name: 'd', at: 42, value: {kind: 'null', at: 47}},
          ],
        },
      },
    ],
  });
});

it.each([
  ['', '0 Value expected, found the end of the text.'],
  ['{"a": }', '6 Value expected, found "}".'],
  ['{"a": 1,}', '8 Property name expected, found "}".'],
  ['{"a": {"b": 1}', '14 Close brace expected, found the end of the text.'],
  ['{"password" "secret"}', '12 Colon expected, found """.'],
  ['["secret', '1 Unexpected end of string.'],
  ['"a\tb"', '0 Invalid character.'],
  ['01', '1 End of file expected, found "1".'],
  ['{"a": 1} // b', '9 Invalid comment token.'],
  ['{"a": 1, "a": 2}', '9 The name "a" is written twice in one object.'],
  ['['.repeat(202), '202 Close bracket expected, found the end of the text.'],
  ['['.repeat(202) + ']'.repeat(202), '201 Values are nested more than 200 levels deep.'],
  ['['.repeat(100_000), '0 Values are nested more than 200 levels deep.'],
])('names the place of what is wrong in %.30j', (text, message) => {
  expect(messageOf(text)).toBe(message);
});

it('accepts comments and commas before a bracket on request', () => {
  expect(messageOf('// a\n{"a": [1, /* b */],}', true)).toBe('none');
  expect(messageOf('[1,,]', true)).toBe('3 Value expected, found ",".');
});
