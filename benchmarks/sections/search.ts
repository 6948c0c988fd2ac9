import {existsSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

const PROGRAM = new URL('../search/index.ts', import.meta.url);

interface SearchProgram {
  readonly runSearchBenchmark: () => Promise<unknown>;
}

/** How good and how fast the site's search is; benchmarks/search says what it measures. */
export async function measureSearch(): Promise<{readonly result: unknown}> {
  if (!existsSync(fileURLToPath(PROGRAM))) {
    throw new Error('benchmarks/search/index.ts is missing.');
  }
  const {runSearchBenchmark} = (await import(PROGRAM.href)) as SearchProgram;
  return {result: await runSearchBenchmark()};
}
