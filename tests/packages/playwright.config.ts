import {defineConfig} from '@playwright/test';
import {availableParallelism} from 'node:os';
import {LEFT_OUT} from '../../commands/test/longMode';
import {launchOptions} from '../support/launchOptions';

const WITHOUT_SITE = ['commands.spec.ts', 'newest.spec.ts', 'published.spec.ts'];

/** Tests of the packages as they are published: packed, installed and used by a stranger. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../.cache/package-tests',
  globalSetup: ['../support/temporaryFolder.ts', './packTarballs.ts'],
  // While the packages are installed into a site, those that need none are tried without one.
  projects: [
    {name: 'install', testMatch: 'install.spec.ts'},
    {name: 'without a site', testMatch: WITHOUT_SITE},
    {name: 'in a site', testMatch: 'site.spec.ts', dependencies: ['install']},
  ],
  workers: Math.max(2, availableParallelism()),
  retries: 0,
  fullyParallel: true,
  grepInvert: LEFT_OUT,
  forbidOnly: Boolean(process.env['CI']),
  // Each builds a site. A busy machine is no reason to fail; a test that hangs is.
  timeout: 1_200_000,
  expect: {timeout: 60_000},
  reporter: 'dot',
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    timezoneId: 'UTC',
    actionTimeout: 60_000,
    launchOptions,
  },
});
