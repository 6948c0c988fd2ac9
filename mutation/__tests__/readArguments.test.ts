import {expect, it} from 'vitest';
import {readArguments} from '../readArguments';

it('tries every mutant of every room where nothing else is said', () => {
  expect(readArguments([])).toEqual({
    rooms: ['model', 'views', 'search', 'samples'],
    files: [],
    seed: 1,
    lanes: 2,
    bar: 85,
  });
});

it('takes rooms, files and a sample', () => {
  expect(readArguments(['--room', 'views', '--sample', '9', 'a/b.ts'])).toMatchObject({
    rooms: ['views'],
    files: ['a/b.ts'],
    sample: 9,
  });
});

it.each([
  [['--room', 'cellar'], 'There is no room "cellar".'],
  [['--lanes', '0'], '--lanes is "0", but must be a whole number above 0.'],
  [['--seed', 'x'], '--seed is "x", but must be a whole number above 0.'],
  [['--fast'], "Unknown option '--fast'"],
])('refuses %j and shows how it is used', (args, message) => {
  expect(() => readArguments(args)).toThrow(message);
  expect(() => readArguments(args)).toThrow(
    'Usage: npm run mutate [-- <options> <files>]',
  );
});
