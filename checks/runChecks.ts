import type {Build} from './build';

/** A rule about the finished build; returns what violates it. */
export type Check = (build: Build) => Finding[];

export interface Finding {
  /** Path of the page or file at fault. */
  readonly page: string;
  readonly message: string;
  /** What to do about it. */
  readonly fix: string;
}

export interface Problem extends Finding {
  /** Name of the check that found it. */
  readonly check: string;
}

/** Runs all checks and returns the problems in the order of the checks. */
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
  return [...new Set(problems.map(({check}) => check))]
    .map((name) => {
      const own = problems.filter(({check}) => check === name);
      const hidden = own.length - limit;
      return [
        `${name}: ${own.length} problem${own.length === 1 ? '' : 's'}`,
        ...own
          .slice(0, limit)
          .map(({page, message, fix}) => `  ${page}\n    ${message}\n    ${fix}`),
        ...(hidden > 0 ? [`  ... and ${hidden} more`] : []),
      ].join('\n');
    })
    .join('\n\n');
}
