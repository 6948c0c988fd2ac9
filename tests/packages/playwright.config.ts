import {defineConfig} from '@playwright/test';
import {CHROMIUM_ARGS, findCandidates} from '../../commands/test/chromium';
import {CORES} from '../../commands/test/cores';

const [executablePath] = findCandidates();

const WITHOUT_SITE = ['alone.spec.ts', 'commandLine.spec.ts', 'published.spec.ts'];

/** Tests of the packages as they are published: packed, installed and used by a stranger. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../.cache/package-tests',
  globalSetup: ['../../commands/test/browserTests.ts', './packTarballs.ts'],
  // While the packages are installed into a site, those that need none are tried without one.
  projects: [
    {name: 'install', testMatch: 'install.spec.ts'},
    {name: 'without a site', testMatch: WITHOUT_SITE},
    {
      name: 'in a site',
      testMatch: '*.spec.ts',
      testIgnore: ['install.spec.ts', ...WITHOUT_SITE],
      dependencies: ['install'],
    },
  ],
  workers: CORES,
  retries: 0,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // Each builds a site. A busy machine is no reason to fail; a test that hangs is.
  timeout: 1_200_000,
  expect: {timeout: 60_000},
  reporter: 'list',
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    timezoneId: 'UTC',
    actionTimeout: 60_000,
    launchOptions: {
      args: [...CHROMIUM_ARGS],
      ...(executablePath !== undefined && {executablePath}),
    },
  },
});
