import {expect, it} from 'vitest';
import {chooseSections} from '../chooseSections';

const KNOWN = ['github', 'growth', 'weights'];

it('runs the named sections in their order, and all without a name', () => {
  expect(chooseSections(['weights', 'github'], KNOWN)).toEqual(['github', 'weights']);
  expect(chooseSections([], KNOWN)).toBe(KNOWN);
  expect(() => chooseSections(['--fast'], KNOWN)).toThrow(
    'There is no section "--fast". Name any of github, growth, weights, or none for all.',
  );
});
