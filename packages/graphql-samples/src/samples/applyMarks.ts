import {toError, type Issue} from '../report/issue';
import type {SampleMarks} from './parseMarks';

/** Applies the marks `invalid` and `deprecated` to the issues of a sample. */
export function applyMarks(
  issues: readonly Issue[],
  marks: SampleMarks,
  strict: boolean,
): readonly Issue[] {
  const applied = applyDeprecated(issues, marks, strict);
  return marks.invalid ? expectFailure(applied, marks) : applied;
}

function applyDeprecated(
  issues: readonly Issue[],
  {deprecated}: SampleMarks,
  strict: boolean,
): readonly Issue[] {
  const errors = issues.filter(({severity}) => severity === 'error');
  const warnings = issues.filter(({severity}) => severity === 'warning');
  if (deprecated === undefined) {
    const failed = warnings.map((warning): Issue => {
      const message = `${warning.message} Give a reason to show it: deprecated="why".`;
      return {...warning, severity: 'error', message};
    });
    return [...errors, ...(strict ? failed : warnings)];
  }
  const message =
    'The sample is marked "deprecated", but uses no deprecated element. Remove the mark.';
  return warnings.length > 0 ? errors : [...errors, toError(message, 0)];
}

/** Compares the issues of a sample that is wrong on purpose with the expected error. */
function expectFailure(
  issues: readonly Issue[],
  {expectedError: expected}: SampleMarks,
): readonly Issue[] {
  const errors = issues.filter(({severity}) => severity === 'error');
  const found = errors.map(({message}) => message).join('\n');
  const [first] = errors;
  if (!first) {
    const message = 'The sample is marked "invalid", but it is valid. Remove the mark.';
    return [toError(message, 0)];
  }
  if (expected === undefined) {
    return [toError(`The mark "invalid" needs the expected error: error='${found}'.`, 0)];
  }
  const message = `The sample fails, but not with the expected error "${expected}". It fails with: ${found}`;
  return found.includes(expected) ? [] : [toError(message, first.at)];
}
