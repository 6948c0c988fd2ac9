import {expect, it} from 'vitest';
import {parseArguments} from '../parseArguments';

const SECTIONS = ['github', 'growth', 'weights'];
const DEFAULTS = {sections: SECTIONS, limitMinutes: 30, copies: [1, 2, 4]};

it.each([
  [[], DEFAULTS],
  [['weights', 'github'], {...DEFAULTS, sections: ['github', 'weights']}],
  [['--time-limit', '60', '--copies', '1'], {...DEFAULTS, limitMinutes: 60, copies: [1]}],
  [['github', '--against', 'main'], {...DEFAULTS, sections: ['github'], against: 'main'}],
])('parses %j', (args, expected) => {
  expect(parseArguments(args, SECTIONS)).toEqual(expected);
});

it.each([
  [['size'], /^There is no section "size"\.\n\nUsage: /],
  [['--copies', '1,no'], /^--copies must be above 0, but is "no"\./],
  [['--fast'], /^Unknown option '--fast'.*\n\nUsage: /s],
])('rejects %j with the usage', (args, message) => {
  expect(() => parseArguments(args, SECTIONS)).toThrow(message);
});
