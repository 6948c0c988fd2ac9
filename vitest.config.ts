import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{commands,checks,packages,site,benchmarks,deploy,mutation}/**/__tests__/**/*.test.{ts,tsx}',
    ],
    exclude: ['**/node_modules/**', 'site/build*/**', 'site/.docusaurus/**'],
    env: {TZ: 'UTC'},
    // A busy machine is no reason to fail; a test that hangs is.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
  },
});
