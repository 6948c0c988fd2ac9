import {expect, it} from 'vitest';

it('the package exports the plugin and the validation of its options', async () => {
  const api = await import('../index');
  expect(Object.keys(api).toSorted()).toEqual([
    'default',
    'getSwizzleConfig',
    'validateOptions',
  ]);
  expect(api.default).toBeTypeOf('function');
  expect(() => api.validateOptions({options: {}})).toThrow(
    'The option "schema" is missing.',
  );
});
