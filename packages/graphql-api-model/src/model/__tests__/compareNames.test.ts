import {expect, it} from 'vitest';
import {compareNames} from '../compareNames';

it.each([
  ['post', 'space', -1],
  ['space', 'post', 1],
  ['Post', 'space', -1],
  ['space', 'Post', 1],
  ['Post', 'post', -1],
  ['post', 'Post', 1],
  ['post', 'post', 0],
])('of "%s" and "%s" says %i', (a, b, sign) => {
  expect(Math.sign(compareNames(a, b))).toBe(sign);
});
