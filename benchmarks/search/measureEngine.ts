import type {Evaluation} from '../../packages/docusaurus-theme-instant-search/src/engine/__tests__/evaluate';
import {evaluate} from '../../packages/docusaurus-theme-instant-search/src/engine/__tests__/evaluate';
import type {SearchPage} from '../../packages/docusaurus-theme-instant-search/src/searchPage';
import type {Engine} from './engine';

export interface Measurement {
  readonly evaluation: Evaluation;
  readonly indexBytes: number;
  /** Milliseconds. */
  readonly loadTime: number;
  readonly p50: number;
  readonly p95: number;
}

/** Evaluates an engine; its times are those of the evaluation's own queries. */
export async function measureEngine(
  engine: Engine,
  pages: readonly SearchPage[],
  peersDir: string,
): Promise<Measurement> {
  const {search, indexBytes, loadTime} = await engine.load(pages, peersDir);
  const times: number[] = [];
  const evaluation = await evaluate(pages, async (query) => {
    const start = performance.now();
    const found = await search(query);
    times.push(performance.now() - start);
    return found;
  });
  times.sort((a, b) => a - b);
  const percentile = (share: number) => times[Math.floor(share * times.length)]!;
  return {evaluation, indexBytes, loadTime, p50: percentile(0.5), p95: percentile(0.95)};
}
