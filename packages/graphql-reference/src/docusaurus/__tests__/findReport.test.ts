import {ReportError} from 'graphql-api-model';
import {expect, it} from 'vitest';
import {findReport} from '../findReport.mjs';

it('finds the message of a ReportError in a chain of causes', () => {
  const report = new ReportError('a.graphql:1:1: Unknown type "X".');
  const error = new Error('Unable to build website for locale en.', {
    cause: new Error('Plugin failed.', {cause: report}),
  });
  expect(findReport(error)).toBe('a.graphql:1:1: Unknown type "X".');
});

it('names sources as the owner does', () => {
  const report = new ReportError('standard-input.graphql:1:1: Unknown type "X".');
  expect(findReport(report, [['standard-input.graphql', 'standard input']])).toBe(
    'standard input:1:1: Unknown type "X".',
  );
});

it.each([new TypeError('x is undefined'), 'text', undefined])(
  'finds no message in a mistake of code: %j',
  (error) => {
    expect(findReport(new Error('Build failed.', {cause: error}))).toBeUndefined();
  },
);
