import {expect, it} from 'vitest';
import {buildOf} from '../rules/__tests__/buildOf';
import {formatProblems, runChecks} from '../runChecks';

const finding = {page: '/', message: 'It is wrong.', fix: 'Mend it.'};

it('names the check that found a problem', () => {
  const checks = {isFine: () => [], isWrong: () => [finding]};
  expect(runChecks(buildOf({}), checks)).toEqual([{check: 'isWrong', ...finding}]);
});

it('prints the problems by check, and how many it left out', () => {
  const problems = [
    {check: 'first', ...finding},
    {check: 'second', ...finding, page: '/a'},
    {check: 'second', ...finding, page: '/b'},
    {check: 'second', ...finding, page: '/c'},
  ];
  expect(formatProblems(problems, 2)).toBe(`first: 1 problem
  /
    It is wrong.
    Mend it.

second: 3 problems
  /a
    It is wrong.
    Mend it.
  /b
    It is wrong.
    Mend it.
  ... and 1 more`);
});
