/**
 * Numbers that tests say of themselves, by name, such as `{'axe runs': 96}`. Those of several tests
 * are added up; of a number whose name begins with "lowest" the lowest is kept.
 */
export type Tally = Readonly<Record<string, number>>;

export function addTallies(tallies: readonly Tally[]): Tally {
  const sum: Record<string, number> = {};
  for (const [name, value] of tallies.flatMap((tally) => Object.entries(tally))) {
    const known = sum[name];
    if (known === undefined) sum[name] = value;
    else sum[name] = name.startsWith('lowest') ? Math.min(known, value) : known + value;
  }
  return sum;
}

/** Of the faults that a test provokes one after the other, the last one was not survived if it failed. */
function withSurvived(tally: Tally, hasPassed: boolean): Tally {
  const {faults} = tally;
  if (faults === undefined) return tally;
  return {...tally, 'faults survived': hasPassed ? faults : faults - 1};
}

/** A test in the report of Playwright, whose annotations hold what it says of itself. */
export interface ReportedTest {
  readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  readonly annotations: readonly {readonly type: string; readonly description?: string}[];
}

export interface ReportedSuite {
  readonly specs?: readonly {readonly tests: readonly ReportedTest[]}[];
  readonly suites?: readonly ReportedSuite[];
}

export function readPlaywrightTally(suites: readonly ReportedSuite[]): Tally {
  return addTallies(
    suites.flatMap(({specs = [], suites: inner = []}) => [
      readPlaywrightTally(inner),
      ...specs.flatMap(({tests}) => tests.map(tallyOfTest)),
    ]),
  );
}

function tallyOfTest({status, annotations}: ReportedTest): Tally {
  const numbers = annotations
    .map(({type, description}) => [type, Number(description)] as const)
    .filter(([, value]) => Number.isFinite(value));
  return withSurvived(Object.fromEntries(numbers), status === 'expected');
}

/** A file in the report of Vitest. */
export interface ReportedFile {
  readonly assertionResults: readonly {
    readonly status: string;
    readonly meta?: {readonly tally?: Tally};
  }[];
}

export function readVitestTally(files: readonly ReportedFile[]): Tally {
  return addTallies(
    files.flatMap(({assertionResults}) =>
      assertionResults.map(({status, meta}) =>
        withSurvived(meta?.tally ?? {}, status === 'passed'),
      ),
    ),
  );
}

/** What was tested, a line each; nothing of what this run did not test. */
export function formatTally(tally: Tally): string[] {
  const say = (name: string): string => (tally[name] ?? 0).toLocaleString('en-GB');
  const lines: readonly (readonly [string, string])[] = [
    [
      'addresses',
      `axe: ${say('addresses')} addresses, ${say('axe runs')} runs, ${say('axe violations')} violations`,
    ],
    ['faults', `faults: ${say('faults survived')} of ${say('faults')} survived`],
    [
      'lowest Observatory score',
      `HTTP Observatory: at least ${say('lowest Observatory score')} points on every kind of page`,
    ],
    ['property cases', `properties: hold in ${say('property cases')} cases`],
  ];
  return lines.filter(([name]) => tally[name] !== undefined).map(([, line]) => line);
}
