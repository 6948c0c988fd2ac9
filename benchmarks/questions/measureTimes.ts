import type {Engine} from '../../packages/docusaurus-theme-instant-search/src/engine/engine';
import {round, type Row} from '../results';

const RUNS = 4;

/** Milliseconds of processor time that searches take, of each the least of four runs. */
export function measureTimes({search}: Engine, queries: readonly string[]): Row {
  const measure = (query: string): number => {
    const before = process.cpuUsage();
    search(query);
    const {user, system} = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  const times = queries
    .map((query) => Math.min(...Array.from({length: RUNS}, () => measure(query))))
    .toSorted((a, b) => a - b);
  const percentile = (share: number) =>
    round(times[Math.floor(share * times.length)] ?? NaN);
  return {'median (ms)': percentile(0.5), '95 % (ms)': percentile(0.95)};
}
