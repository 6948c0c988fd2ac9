import {expect, it} from 'vitest';
import {isSafeLink} from '../isSafeLink';

it.each([
  ['/docs/a', true],
  ['./b//c', true],
  ['../../a?b=//c#//d', true],
  ['#a', true],
  ['https://other.example//a', true],
  ['mailto:a@b.example', true],
  ['//other.example', false],
  ['/.//other.example', false],
  ['/%2E//other.example', false],
  ['.//other.example', false],
  ['../..//other.example', false],
  ['/a/..//other.example', false],
  ['/\\other.example', false],
  ['/\\[a', false],
  ['/\t/other.example', false],
  ['/\n/other.example', false],
  ['/%FF', false],
  ['javascript:a', false],
])('a page may have a link to %j: %s', (href, isSafe) => {
  expect(isSafeLink(href)).toBe(isSafe);
});
