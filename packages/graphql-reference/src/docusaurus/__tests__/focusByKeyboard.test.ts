import {expect, test, vi} from 'vitest';
import {focusByKeyboard} from '../focusByKeyboard.mjs';

test.each([
  ['body:not(.navigation-with-keyboard) *:not(input):focus', 1],
  ['a:focus', 0],
])('of the rules of the theme, %s goes %s times', (selector, times) => {
  const remove = vi.fn();
  focusByKeyboard.Rule({selector, remove});
  expect(remove).toHaveBeenCalledTimes(times);
});
