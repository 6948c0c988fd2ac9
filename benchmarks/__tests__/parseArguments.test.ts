import {expect, it} from 'vitest';
import {parseArguments} from '../parseArguments';

const SECTIONS = ['github', 'growth', 'weights'];

it.each([
  [[], {sections: SECTIONS}],
  [['weights', 'github'], {sections: ['github', 'weights']}],
  [['--against', 'main'], {sections: SECTIONS, against: 'main'}],
])('parses %j', (args, expected) => {
  expect(parseArguments(args, SECTIONS)).toEqual(expected);
});

it.each([
  [['size'], /^There is no section "size"\.\n\nUsage: /],
  [['--fast'], /^Unknown option '--fast'.*\n\nUsage: /s],
])('rejects %j with the usage', (args, message) => {
  expect(() => parseArguments(args, SECTIONS)).toThrow(message);
});
