import {describe, expect, it} from 'vitest';
import type {Finding} from '../issue';
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

describe('printReport', () => {
  it('prints errors before warnings, and counts those of several files at the end', () => {
    const report = {
      errors: [
        finding('error', 'b.md', 1),
        finding('error', 'a.md', 1),
        finding('error', 'b.md', 2),
      ],
      warnings: [finding('warning', 'b.md', 3)],
    };
    expect(printReport(report)).toBe(`3 samples and names do not match the schema.

b.md:1:2: error 1
> 1 | a

a.md:1:2: error 1
> 1 | a

b.md:2:2: error 2
> 1 | a

1 sample or name uses a deprecated element.

b.md:3:2: warning 3
> 1 | a

b.md: 2 errors, 1 warning
a.md: 1 error
3 errors, 1 warning in 2 files.`);
  });
});
