import type {SampleMarks} from './readMarks';
import {toError, type BlockStrictness, type Issue} from './types';

/** What the marks of a sample make of its issues. */
export function judge(
  issues: readonly Issue[],
  marks: SampleMarks,
  strictness: BlockStrictness = 'known',
): readonly Issue[] {
  const judged = judgeDeprecated(issues, marks, strictness);
  return marks.invalid ? expectFailure(judged, marks) : judged;
}

function judgeDeprecated(
  issues: readonly Issue[],
  {deprecated}: SampleMarks,
  strictness: BlockStrictness,
): readonly Issue[] {
  const errors = issues.filter(({severity}) => severity === 'error');
  const warnings = issues.filter(({severity}) => severity === 'warning');
  if (deprecated !== undefined) {
    return warnings.length > 0
      ? errors
      : [
          ...errors,
          toError(
            'The sample is marked "deprecated", but uses nothing that is. Remove the mark.',
            0,
          ),
        ];
  }
  return strictness === 'known'
    ? issues
    : [
        ...errors,
        ...warnings.map(
          (warning): Issue => ({
            ...warning,
            severity: 'error',
            message: `${warning.message} Say why it is shown all the same: deprecated="why".`,
          }),
        ),
      ];
}

/** Turns the issues of a sample that is wrong on purpose into those of its mark. */
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
