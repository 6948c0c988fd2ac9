import {expect, it} from 'vitest';

it('exports what its README describes', async () => {
  expect(Object.keys(await import('../index')).toSorted()).toEqual([
    'ExampleError',
    'createExamples',
    'createTypeExamples',
    'readOverrides',
    'takesFiles',
    'toWrittenExample',
  ]);
  expect(Object.keys(await import('../mock')).toSorted()).toEqual([
    'createFindResponse',
    'createMockSchema',
  ]);
  expect(Object.keys(await import('../programs')).toSorted()).toEqual([
    'FILE',
    'PROGRAMS',
    'RANDOM_UUID',
    'REQUEST_TABS',
    'hasVariables',
    'listVariables',
    'printJson',
    'splitVariables',
  ]);
});
