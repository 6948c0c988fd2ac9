import {existsSync} from 'node:fs';
import path from 'node:path';
import {BUILD} from '../paths';
import {runNode} from '../processes';
import {ensureChromium} from './chromium';
import {countExit, type Step, type StepResult} from './step';
import {
  readPlaywrightTally,
  readVitestTally,
  type ReportedFile,
  type ReportedSuite,
} from './tally';
import {reportFile, runCountingProgram, runTool, toolFile} from './tools';

/** Steps that need no build and one core each; the longest first. */
export const FIRST_STEPS: readonly Step[] = [
  {
    name: 'lint',
    title: 'ESLint finds nothing',
    run: runTool('eslint/bin/eslint.js', '.', '--max-warnings', '0'),
  },
  {name: 'unit', title: 'unit tests', run: runUnitTests},
  {
    name: 'types',
    title: 'TypeScript finds nothing',
    run: runTool('typescript/bin/tsc', '-b'),
  },
  {
    name: 'format',
    title: 'every file is formatted',
    run: runTool('prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'),
  },
  {
    name: 'spelling',
    title: 'every word is spelled right',
    run: runTool('cspell/bin.mjs', '--no-progress', '--no-summary', '.'),
  },
  {name: 'unused', title: 'nothing is unused', run: runTool('knip/bin/knip.js')},
  {
    name: 'styles',
    title: 'Stylelint finds nothing',
    run: runTool('stylelint/bin/stylelint.mjs', '**/*.css', '--max-warnings', '0'),
  },
];

/** Fills the core that the others leave free at their end. */
export const BUILD_STEP: Step = {name: 'build', title: 'the site builds', run: runBuild};

/** Steps that need the build, or all cores. */
export const LAST_STEPS: readonly Step[] = [
  {name: 'checks', title: 'checks of the build', run: runChecks},
  {name: 'browser', title: 'browser tests', run: runBrowserTests},
  {name: 'packages', title: 'packages in the site of a stranger', run: runPackageTests},
];

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly ReportedFile[];
}

function runUnitTests(args: readonly string[]): Promise<StepResult> {
  const report = reportFile('unit');
  return runCountingProgram<VitestReport>({
    args: [
      toolFile('vitest/vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...args,
    ],
    report,
    toCounts: (counts) => ({
      passed: counts.numPassedTests,
      failed: counts.numFailedTests,
      skipped: counts.numPendingTests + counts.numTodoTests,
      tally: readVitestTally(counts.testResults),
    }),
    output: 'capture',
  });
}

async function runBuild(args: readonly string[]): Promise<StepResult> {
  const {code, output} = await runNode(
    ['--import', 'tsx', path.join('commands', 'build.ts'), ...args],
    {env: {NO_COLOR: '1'}, output: 'capture'},
  );
  return {counts: countExit(code), output};
}

function runChecks(): Promise<StepResult> {
  const report = reportFile('checks');
  return runCountingProgram<{passed: number; failed: number}>({
    args: ['--import', 'tsx', path.join('checks', 'run.ts'), BUILD, '--json', report],
    report,
    toCounts: ({passed, failed}) => ({passed, failed, skipped: 0}),
    output: 'capture',
  });
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly suites: readonly ReportedSuite[];
}

async function runBrowserTests(args: readonly string[]): Promise<StepResult> {
  if (!existsSync(path.join(BUILD, 'index.html'))) {
    return {counts: countExit(1), output: 'There is no build. Make one: npm run build'};
  }
  return runPlaywright('browser', args);
}

/** They need no build of this site, but both cores. */
function runPackageTests(args: readonly string[]): Promise<StepResult> {
  return runPlaywright('packages', [
    '--config',
    path.join('tests', 'packages', 'playwright.config.ts'),
    ...args,
  ]);
}

async function runPlaywright(name: string, args: readonly string[]): Promise<StepResult> {
  const chromium = await ensureChromium();
  const report = reportFile(name);
  return runCountingProgram<PlaywrightReport>({
    args: [toolFile('@playwright/test/cli.js'), 'test', '--reporter=dot,json', ...args],
    report,
    toCounts: ({stats: {expected, unexpected, flaky, skipped}, suites}) => ({
      passed: expected,
      failed: unexpected + flaky,
      skipped,
      tally: readPlaywrightTally(suites),
    }),
    env: {
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
    output: 'terminal',
  });
}
