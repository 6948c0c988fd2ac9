import {describe, expect, it} from 'vitest';
import type {Finding} from '../issue';
import {printByFile} from '../printByFile';
import {printReport} from '../printReport';

function finding(severity: Finding['severity'], file: string, line: number): Finding {
  return {
    severity,
    rule: severity === 'error' ? 'sample' : 'deprecated',
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
    expect(print()).toBe('2 samples and 3 names in 1 text: no problems.');
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
    ).toBe(`a.md: 1 error, 2 warnings
  a.md:2:2 warning: warning 2
  > 1 | a
  a.md:3:2 error: error 3
  > 1 | a
  a.md:4:2 warning: warning 4
  > 1 | a

b.md: 1 error
  b.md:1:2 error: error 1
  > 1 | a

a.md: 1 error, 2 warnings
b.md: 1 error

2 samples and 3 names in 1 text: 2 errors, 2 warnings.`);
  });
});

describe('the report by severity', () => {
  it('of one file has a heading for each, in the singular or the plural', () => {
    expect(printReport({errors: [finding('error', 'a.md', 1)], warnings: []}))
      .toBe(`1 sample or name does not match the schema.

a.md:1:2: error 1
> 1 | a`);
    const both = {
      errors: [finding('error', 'a.md', 1)],
      warnings: [finding('warning', 'a.md', 2), finding('warning', 'a.md', 3)],
    };
    expect(printReport(both)).toBe(`1 sample or name does not match the schema.

a.md:1:2: error 1
> 1 | a

2 samples and names use deprecated elements.

a.md:2:2: warning 2
> 1 | a

a.md:3:2: warning 3
> 1 | a`);
  });

  it('of several files stands by file, with what each has in the end', () => {
    const report = {
      errors: [
        finding('error', 'b.md', 1),
        finding('error', 'a.md', 1),
        finding('error', 'b.md', 2),
      ],
      warnings: [finding('warning', 'b.md', 3)],
    };
    expect(printReport(report)).toBe(`3 samples and names do not match the schema.

b.md: 2 errors

b.md:1:2: error 1
> 1 | a

b.md:2:2: error 2
> 1 | a

a.md: 1 error

a.md:1:2: error 1
> 1 | a

1 sample or name uses a deprecated element.

b.md:3:2: warning 3
> 1 | a

b.md: 2 errors, 1 warning
a.md: 1 error
3 errors, 1 warning in 2 files.`);
  });
});
