import {expect, it} from 'vitest';
import {readFenceMarks} from '../readFenceMarks';

it('tells words, values and lines apart', () => {
  expect(
    readFenceMarks(
      `invalid error="Cannot query {1} 'x' field" {1,3-5} showLineNumbers=3 for=Spaces title='a "b"'`,
    ),
  ).toEqual({
    words: new Set(['invalid']),
    values: new Map([
      ['error', `Cannot query {1} 'x' field`],
      ['showLineNumbers', '3'],
      ['for', 'Spaces'],
      ['title', 'a "b"'],
    ]),
    lines: new Set([1, 3, 4, 5]),
  });
});

it('takes the first of two values and ranges', () => {
  expect(readFenceMarks('a=1 a=2 {3} {4}')).toEqual({
    words: new Set(),
    values: new Map([['a', '1']]),
    lines: new Set([3]),
  });
});

it.each(['', '   ', 'a.b {x: 1}', 'error="open', "it's", '{1', '=', 'äö=x http://x/y'])(
  'takes %j without a failure',
  (meta) => {
    expect(readFenceMarks(meta).words).toBeInstanceOf(Set);
  },
);

it('takes no range for very many numbers', () => {
  expect(readFenceMarks('{1-99999999999}').lines?.size ?? 0).toBeLessThan(100_000);
});
