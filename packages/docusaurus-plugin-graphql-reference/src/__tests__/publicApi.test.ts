import {expect, it} from 'vitest';

it('the package exports the plugin, the validation of its options, and what a configuration takes of schemas', async () => {
  const api = await import('../index');
  expect(Object.keys(api).toSorted()).toEqual([
    'createReference',
    'default',
    'getSwizzleConfig',
    'joinReferences',
    'validateOptions',
  ]);
  expect(api.default).toBeTypeOf('function');
  expect(() => api.validateOptions({options: {schema: 1}})).toThrow(
    'The option "schema" cannot be 1.',
  );
});
