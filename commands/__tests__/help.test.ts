import {afterEach, expect, it, vi} from 'vitest';
import {runCaptured} from '../../tests/support/runCaptured';

vi.mock(import('graphql-reference/command'), async (importOriginal) => ({
  ...(await importOriginal()),
  // It would handle the signals to this process.
  runCommand: async (command) => {
    process.exitCode = await command();
  },
}));

afterEach(() => {
  process.exitCode = undefined;
});

/** The names of scripts, with what their help contains. */
it.each([
  [
    'mock',
    'npm run mock -- --port 4002',
    /\n {2}--origin <origin> +Pages of another host/,
  ],
  ['serve', 'npm run serve -- reference-site', /^Usage: npm run serve -- \[folder\] /],
  ['test', 'npm test -- --all', /\n {2}--all +Includes the tests that take long/],
  ['testNext', 'npm run test:next -- --docusaurus 3.10.2', /\n {2}--keep +Keeps the/],
  ['benchmark', 'npm run benchmark -- main .', /\n {2}--runs <number> .*\(default: 3\)/],
  ['reference', 'npm run reference -- schema.graphql --out site', /\n {2}--watch /],
  ['deploy', 'npm run deploy -- github ../pages', /\n {2}files +Writes the hashes/],
])('%s --help has an example and describes the options', async (name, example, text) => {
  process.argv.splice(2, Infinity, '--help');
  const {code, out} = await runCaptured(async () => {
    await (import(`../${name}.ts`) as Promise<unknown>);
    return Number(process.exitCode);
  });
  expect(code).toBe(0);
  expect(out).toContain(example);
  expect(out).toMatch(text);
});
