import {defineConfig} from 'vitest/config';

const ROOMS = '{commands,checks,packages,site,deploy}';
const NO_SOURCES = ['**/node_modules/**', 'site/build*/**', 'site/.docusaurus/**'];
/** Tests of what runs in a browser's document. */
const DOM = '**/__tests__/**/*.dom.test.{ts,tsx}';
/** `GRAPHQL=17` runs the tests on the alias `graphql-17` instead. */
const GRAPHQL_17 = process.env['GRAPHQL'] === '17';

export default defineConfig({
  // Else Vite warns of each missing source map of the package that is inlined below.
  logLevel: 'error',
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: [`${ROOMS}/**/__tests__/**/*.test.{ts,tsx}`],
          exclude: [...NO_SOURCES, DOM],
          // Most of the time went into reading the same modules anew for each of some 300 files.
          isolate: false,
          alias: GRAPHQL_17 ? [{find: /^graphql$/, replacement: 'graphql-17'}] : [],
          globalSetup: './tests/support/temporaryFolder.ts',
        },
      },
      {
        extends: true,
        // Tests mock it; Docusaurus resolves it while it bundles.
        resolve: {
          alias: [
            {
              find: /^@docusaurus\/(Head|router|Translate|useDocusaurusContext)$/,
              replacement: '@docusaurus/core/lib/client/exports/$1.js',
            },
          ],
        },
        // React keeps the window that it was loaded in, so each file has its own modules.
        test: {
          name: 'dom',
          include: [`${ROOMS}/${DOM}`],
          exclude: NO_SOURCES,
          environment: 'jsdom',
          pool: 'vmThreads',
        },
      },
    ],
    env: {TZ: 'UTC'},
    server: {
      deps: {
        inline: [
          // Else they get the CommonJS form of graphql-js, and no schema of the other one.
          /graphql-yoga|@envelop\/core|@graphql-tools\/(?:executor|schema|utils)/,
        ],
      },
    },
    // A busy machine is not a reason to fail; a test that hangs is.
    testTimeout: process.env['LONG_TESTS'] ? 3_600_000 : 300_000,
    hookTimeout: 300_000,
    teardownTimeout: 60_000,
    setupFiles: './tests/support/unstub.ts',
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
  },
});
