import {defineConfig} from 'vitest/config';

export default defineConfig({
  // Else Vite warns of each missing source map of the package that is inlined below.
  logLevel: 'error',
  test: {
    include: [
      '{commands,checks,packages,site,benchmarks,deploy,mutation}/**/__tests__/**/*.test.{ts,tsx}',
    ],
    exclude: ['**/node_modules/**', 'site/build*/**', 'site/.docusaurus/**'],
    env: {TZ: 'UTC'},
    server: {
      deps: {
        inline: [
          // It imports its own files without their extension, which Node itself does not take.
          /@actions\/(?:workflow-parser|expressions)/,
          // Else they get the CommonJS form of graphql-js, and no schema of the other one.
          /graphql-yoga|@envelop\/core|@graphql-tools\/(?:executor|schema|utils)/,
        ],
      },
    },
    // A busy machine is no reason to fail; a test that hangs is.
    testTimeout: process.env['LONG_TESTS'] === undefined ? 300_000 : 3_600_000,
    hookTimeout: 300_000,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
  },
});
