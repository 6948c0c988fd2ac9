import postcss from 'postcss';
import {expect, test} from 'vitest';
import {focusByKeyboard} from '../focusByKeyboard';

test('the rule goes that takes outlines away after a press of the mouse, and no other', async () => {
  const css =
    'body:not(.navigation-with-keyboard) *:not(input):focus{outline:none}a:focus{color:red}';
  const {css: result} = await postcss([focusByKeyboard]).process(css, {from: undefined});
  expect(result).toBe('a:focus{color:red}');
});
