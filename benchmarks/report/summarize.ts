import {ratioPerDoubling, toSpread} from '../measure/statistics';
import type {MeasuredRun} from '../measure/runMeasured';
import type {
  GeneratorResult,
  GithubSection,
  GrowthPoint,
  GrowthSection,
  PeerGrowthPoint,
} from './results';

export type GeneratorSuccess = Exclude<GeneratorResult, {readonly failure: string}>;

export interface Cost {
  readonly seconds: number;
  readonly cpuSeconds?: number;
  readonly peakBytes?: number;
}

/** The name of our own first result in the section github. */
export const OURS = 'ours';

export function findResult(
  github: GithubSection | undefined,
  name: string,
): GeneratorSuccess | undefined {
  const result = github?.results.find((each) => each.name === name);
  return result && !('failure' in result) ? result : undefined;
}

/**
 * What a generator costs in all. Steps follow each other, so their times add up; a step that was
 * repeated counts once, with the median.
 */
export function sumUpSteps({steps}: GeneratorSuccess): Cost {
  const names = [...new Set(steps.map(({step}) => toStepName(step)))];
  const runs = names.map((name) => steps.filter(({step}) => toStepName(step) === name));
  const add = (pick: (run: MeasuredRun) => number | undefined): number | undefined => {
    const medians = runs.map((repeated) => {
      const values = repeated.map(pick).filter((value) => value !== undefined);
      return values.length === 0 ? undefined : toSpread(values).median;
    });
    return medians.every((value) => value !== undefined)
      ? medians.reduce((sum, value) => sum + value, 0)
      : undefined;
  };
  const cpuSeconds = add((run) => run.cpuSeconds);
  const peaks = steps.flatMap(({peakBytes}) => peakBytes ?? []);
  return {
    seconds: add((run) => run.seconds)!,
    ...(cpuSeconds !== undefined && {cpuSeconds}),
    ...(peaks.length > 0 && {peakBytes: Math.max(...peaks)}),
  };
}

function toStepName(step: string): string {
  return step.replace(/, second time$/, '');
}

export interface Growth {
  /** Bytes of script (brotli) that a reader loads more for each page that is added. */
  readonly scriptPerPage: number;
  readonly smallest: GrowthPoint;
  readonly largest: GrowthPoint;
  readonly secondsPerDoubling: number;
  readonly cpuPerDoubling?: number;
  readonly memoryPerDoubling?: number;
}

/** From the smallest to the largest schema, with the routes of pages in the browser or without. */
export function summarizeGrowth(
  growth: GrowthSection | undefined,
  collapseRoutes: boolean,
): Growth | undefined {
  const points = (growth?.points ?? [])
    .filter((point) => point.collapseRoutes === collapseRoutes)
    .sort((a, b) => a.pages - b.pages);
  const smallest = points[0];
  const largest = points.at(-1);
  if (!smallest || !largest || smallest.pages === largest.pages) return undefined;
  const cpuPerDoubling = perDoubling(smallest, largest, ({cpuSeconds}) => cpuSeconds);
  const memoryPerDoubling = perDoubling(smallest, largest, ({peakBytes}) => peakBytes);
  return {
    scriptPerPage:
      (largest.firstLoad.js - smallest.firstLoad.js) / (largest.pages - smallest.pages),
    smallest,
    largest,
    secondsPerDoubling: perDoubling(smallest, largest, ({seconds}) => seconds)!,
    ...(cpuPerDoubling !== undefined && {cpuPerDoubling}),
    ...(memoryPerDoubling !== undefined && {memoryPerDoubling}),
  };
}

/** The cost of each doubling between two sizes; undefined where it was not measured. */
export function perDoubling(
  smaller: PeerGrowthPoint,
  larger: PeerGrowthPoint,
  pick: (run: MeasuredRun) => number | undefined,
): number | undefined {
  const [from, to] = [pick(smaller.run), pick(larger.run)];
  if (from === undefined || to === undefined) return undefined;
  return ratioPerDoubling(
    {size: smaller.pages, cost: from},
    {size: larger.pages, cost: to},
  );
}
