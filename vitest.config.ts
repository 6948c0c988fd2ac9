import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{commands,checks,packages,site,benchmarks,deploy}/**/__tests__/**/*.test.{ts,tsx}',
    ],
    exclude: ['**/node_modules/**', 'site/build*/**', 'site/.docusaurus/**'],
    env: {TZ: 'UTC'},
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
  },
});
