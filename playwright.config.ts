import {defineConfig} from '@playwright/test';
import {availableParallelism} from 'node:os';
import {IS_LONG, LEFT_OUT} from './commands/test/longMode';
import {findPageWith, HOME} from './tests/support/content';
import {launchOptions} from './tests/support/launchOptions';
import type {SiteOptions} from './tests/support/site';

// Workers read this file again and inherit the variable, so that all of them agree on one port,
// and two runs at the same time on different ones.
process.env['SITE_URL'] ||= `http://127.0.0.1:${20_000 + (process.pid % 20_000)}`;
const {SITE_URL} = process.env;

/** What no test of this configuration is. */
const OTHERS = [
  // They have a configuration of their own.
  'tests/packages/**',
  // A second site; unit tests read its pages every time.
  ...(IS_LONG ? [] : ['tests/reference/kitchenSink.spec.ts']),
  // What the site does not have, no test is about.
  ...(findPageWith('diagram') === undefined ? ['tests/diagrams/**'] : []),
];
/** Files whose tests run one after another: begun first, so that at the end none waits for them. */
const IN_A_ROW = [
  'tests/engines/*.spec.ts',
  'tests/reference/{buildFailures,command,development,kitchenSink}.spec.ts',
  'tests/static/*.spec.ts',
];

/** What is fetched ahead would change nothing of what they look at. */
const AT_REST = [
  'tests/{accessibility,layout,code,diagrams}/*.spec.ts',
  'tests/e2e/{colorMode,home,print,routes}.spec.ts',
  'tests/reference/{article,requests,schemaFile}.spec.ts',
];

/** Browser tests of the site as `npm run build` made it, behind the server of `npm start`. */
export default defineConfig<SiteOptions>({
  testDir: '.',
  projects: [
    {name: 'in a row', testMatch: IN_A_ROW, testIgnore: OTHERS},
    {
      name: 'at rest',
      testMatch: AT_REST,
      testIgnore: OTHERS,
      // To fetch pages ahead takes a seventh of the time of a page.
      use: {savesData: true},
    },
    {
      name: 'at once',
      // Tests of the software, and tests of the content of this site.
      testMatch: ['tests/**/*.spec.ts', 'site/{docs,blog,schema}/__tests__/*.spec.ts'],
      testIgnore: [...OTHERS, ...IN_A_ROW, ...AT_REST],
    },
  ],
  globalSetup: './tests/support/temporaryFolder.ts',
  outputDir: '.cache/browser-tests',
  workers: Math.max(2, availableParallelism()),
  retries: 0,
  // A busy machine is not a reason to fail; a page that never gets there is.
  timeout: 180_000,
  expect: {timeout: 60_000},
  fullyParallel: true,
  grepInvert: LEFT_OUT,
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'dot',
  webServer: {
    command: 'node --import tsx commands/serve.ts',
    url: SITE_URL + HOME,
    timeout: 180_000,
    env: {PORT: new URL(SITE_URL).port},
  },
  use: {
    baseURL: SITE_URL,
    browserName: 'chromium',
    locale: 'en-GB',
    timezoneId: 'UTC',
    launchOptions,
  },
});
