import type {Build} from './build';
import type {Check, Problem} from './check';

/** Asks the build all questions and returns the problems in the order of the checks. */
export function runChecks(
  build: Build,
  checks: Readonly<Record<string, Check>>,
): Problem[] {
  return Object.entries(checks).flatMap(([name, check]) =>
    check(build).map((finding) => ({check: name, ...finding})),
  );
}

/** The problems as text: by check, the first few of each in full. */
export function formatProblems(problems: readonly Problem[], limit = 20): string {
  const names = [...new Set(problems.map(({check}) => check))];
  return names
    .map((name) => {
      const own = problems.filter(({check}) => check === name);
      const shown = own.slice(0, limit).map(formatProblem);
      const hidden = own.length - shown.length;
      return [
        `${name}: ${own.length} problem${own.length === 1 ? '' : 's'}`,
        ...shown,
        ...(hidden > 0 ? [`  ... and ${hidden} more`] : []),
      ].join('\n');
    })
    .join('\n\n');
}

function formatProblem({page, message, fix}: Problem): string {
  return `  ${page}\n    ${message}\n    ${fix}`;
}
