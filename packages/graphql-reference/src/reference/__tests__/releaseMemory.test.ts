import {execFileSync} from 'node:child_process';
import {expect, it} from 'vitest';

const PLUGIN = new URL('../releaseMemory.mjs', import.meta.url).href;

/** Fills the heap, leaves a tenth of that in use, and tells its size in MB before and after. */
const PROGRAM = `
  import {getHeapStatistics} from 'node:v8';
  import releaseMemory from ${JSON.stringify(PLUGIN)};
  const {configureWebpack} = releaseMemory();
  const size = () => getHeapStatistics().total_heap_size / 1e6;
  const megabytes = Number(process.argv[1]);
  let all = Array.from({length: megabytes}, () => new Array(125_000).fill(1.5));
  const kept = all.filter((_, index) => index % 10 === 0);
  all = undefined;
  const before = size();
  configureWebpack({}, true);
  const ofServer = size();
  configureWebpack({}, false);
  console.log(JSON.stringify({before, ofServer, after: size(), kept: kept.length}));`;

interface Sizes {
  readonly before: number;
  readonly ofServer: number;
  readonly after: number;
}

function run(megabytes: number): Sizes {
  const output = execFileSync(
    process.execPath,
    ['--input-type=module', '--eval', PROGRAM, String(megabytes)],
    {encoding: 'utf8'},
  );
  return JSON.parse(output) as Sizes;
}

it('gives back what a large heap no longer uses, once before bundling', () => {
  const {before, ofServer, after} = run(650);
  expect(before).toBeGreaterThan(650);
  expect(ofServer).toBe(before);
  expect(after / before).toBeLessThan(0.5);
});

it('leaves a heap alone that is not large', () => {
  const {before, after} = run(300);
  expect(after).toBe(before);
});
