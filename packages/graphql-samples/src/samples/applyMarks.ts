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
  if (deprecated !== undefined) {
    return warnings.length > 0
      ? errors
      : [
          ...errors,
          toError(
            'The sample is marked "deprecated", but uses no deprecated element. Remove the mark.',
            0,
          ),
        ];
  }
  return !strict
    ? issues
    : [
        ...errors,
        ...warnings.map(
          (warning): Issue => ({
            ...warning,
            severity: 'error',
            message: `${warning.message} Give a reason to show it: deprecated="why".`,
          }),
        ),
      ];
}

/** Compares the issues of a sample that is wrong on purpose with the expected error. */
function expectFailure(
  issues: readonly Issue[],
  {expectedError}: SampleMarks,
): readonly Issue[] {
  const errors = issues.filter(({severity}) => severity === 'error');
  const found = errors.map(({message}) => message).join('\n');
  const [first] = errors;
  if (!first) {
    return [
      toError('The sample is marked "invalid", but it is valid. Remove the mark.', 0),
    ];
  }
  if (expectedError === undefined) {
    return [toError(`The mark "invalid" needs the expected error: error='${found}'.`, 0)];
  }
  return errors.some(({message}) => message.includes(expectedError))
    ? []
    : [
        toError(
          `The sample fails, but not with the expected error "${expectedError}". It fails with: ${found}`,
          first.at,
        ),
      ];
}
