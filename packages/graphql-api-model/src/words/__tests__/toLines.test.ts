import {expect, it} from 'vitest';
import {toLine, toLines} from '../toLines';

it.each([
  ['a "b" — ä  c', 'a "b" — ä  c'],
  ['a\u001B[31mb\u009B1mc', 'a [31mb 1mc'],
  ['name\n::error file=a::b', 'name ::error file=a::b'],
  ['a \r\n\t b\u2028c\0', 'a b c '],
  ['  ::error::a', '  \uFFFD:error::a'],
  ['a ##[error]b ##vso[c] ## d', 'a #\uFFFD[error]b #\uFFFDvso[c] ## d'],
  ['a\u202Eb', 'a\uFFFDb'],
])('makes one line without commands of %j', (text, line) => {
  expect(toLine(text)).toBe(line);
});

it('keeps the lines of a message, and its indentation', () => {
  expect(toLines('a\n  > 1 | b\n::c')).toBe('a\n  > 1 | b\n\uFFFD:c');
});
