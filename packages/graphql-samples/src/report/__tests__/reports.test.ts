import {describe, expect, it} from 'vitest';
import type {Finding} from '../../sample/types';
import {printByFile} from '../printByFile';
import {printReport} from '../printReport';

function finding(severity: Finding['severity'], file: string, line: number): Finding {
  return {
    severity,
    message: `${severity} ${line}`,
    file,
    line,
    column: 2,
    frame: '> 1 | a',
  };
}

describe('the report by file', () => {
  const print = (...findings: readonly Finding[]): string =>
    printByFile({
      files: 1,
      samples: 2,
      mentions: 3,
      errors: findings.filter(({severity}) => severity === 'error'),
      warnings: findings.filter(({severity}) => severity === 'warning'),
    });

  it('says that all fits only where there is neither error nor warning', () => {
    expect(print()).toBe('2 samples and 3 names in 1 text: all fit.');
    expect(
      print(finding('error', 'a.md', 1))
        .split('\n')
        .at(-1),
    ).toBe('2 samples and 3 names in 1 text: 1 error, 0 warnings.');
    expect(
      print(finding('warning', 'a.md', 1))
        .split('\n')
        .at(-1),
    ).toBe('2 samples and 3 names in 1 text: 0 errors, 1 warning.');
  });

  it('has a section for each file, with errors and warnings by line', () => {
    expect(
      print(
        finding('error', 'b.md', 1),
        finding('error', 'a.md', 3),
        finding('warning', 'a.md', 2),
        finding('warning', 'a.md', 4),
      ),
    ).toBe(`a.md
  a.md:2:2 warning: warning 2
  > 1 | a
  a.md:3:2 error: error 3
  > 1 | a
  a.md:4:2 warning: warning 4
  > 1 | a

b.md
  b.md:1:2 error: error 1
  > 1 | a

2 samples and 3 names in 1 text: 2 errors, 2 warnings.`);
  });
});

it('the report by severity has a heading for each, in the singular or the plural', () => {
  const one = {errors: [finding('error', 'a.md', 1)], warnings: []};
  expect(printReport(one)).toBe(`1 sample or mention does not fit the schema.

a.md:1:2: error 1
> 1 | a`);
  const many = {
    errors: [],
    warnings: [finding('warning', 'a.md', 1), finding('warning', 'b.md', 2)],
  };
  expect(printReport(many)).toBe(`2 samples and mentions use what is deprecated.

a.md:1:2: warning 1
> 1 | a

b.md:2:2: warning 2
> 1 | a`);
});
