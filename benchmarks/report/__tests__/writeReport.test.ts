import {describe, expect, it} from 'vitest';
import type {SiteSize} from '../../measure/measureSite';
import type {
  GeneratorResult,
  GithubSection,
  GrowthPoint,
  Measured,
  Results,
} from '../results';
import {drawPlots} from '../plots';
import {describeResults} from '../writeReport';

const FACTS = {
  measuredAt: '2026-02-03T04:05:06.000Z',
  machine: {cores: 2, memoryBytes: 24e9, node: 'v20.1.0', system: 'linux x64'},
  load: {before: 0.2, after: 1.9},
  secondsInAll: 125,
};

function toSize(bytes: number): SiteSize {
  const page = {page: 'a.html', bytes: 9 * bytes, brotli: bytes, gzip: bytes + 100};
  return {
    bytes: 1000 * bytes,
    files: 10,
    pages: 9,
    referencePages: 8,
    median: page,
    medianBrotli: bytes,
    medianGzip: bytes + 100,
    largest: {...page, brotli: 3 * bytes},
    firstLoad: {
      page: 'a.html',
      html: bytes,
      css: 10_000,
      js: 80_000,
      total: bytes + 90_000,
    },
  };
}

function toResult(
  name: string,
  seconds: readonly number[],
  bytes: number,
): GeneratorResult {
  return {
    name,
    versions: {},
    steps: seconds.map((each, index) => ({
      step: index === 0 ? 'build' : 'build, second time',
      seconds: each,
      cpuSeconds: each,
      peakBytes: 1e9,
      load: 1,
    })),
    size: toSize(bytes),
  };
}

function toPoint(pages: number, seconds: number, js: number): GrowthPoint {
  return {
    collapseRoutes: true,
    pages,
    schemaBytes: 1000 * pages,
    run: {seconds, cpuSeconds: seconds, peakBytes: 5e8, load: 1},
    firstLoad: {page: 'a.html', html: 5000, css: 10_000, js, total: 15_000 + js},
    largestHtml: 9000,
    outputBytes: 1e7,
  };
}

const github = {
  ...FACTS,
  schema: {package: '@octokit/graphql-schema', bytes: 1e6},
  results: [
    toResult('ours', [10, 30], 4000),
    toResult('graphql-markdown', [500], 8000),
    {name: 'spectaql', failure: 'did not end within 5 s | gave up\nand more'},
  ],
} satisfies Measured<GithubSection>;

function report(sections: Results['sections']): string {
  const results = {date: '2026-02-03', sections};
  return describeResults(results, drawPlots(sections));
}

function findRow(text: string, start: string): string | undefined {
  return text.split('\n').find((line) => line.startsWith(`| ${start}`));
}

describe('describeResults', () => {
  it('compares ours with the peer of the same run, repeated steps by their median', () => {
    expect(findRow(report({github}), "GitHub's schema, cold build")).toBe(
      "| GitHub's schema, cold build, whole site | at most 20 s, 25 times faster | 20.0 s | 500 s | 25 |",
    );
  });

  it('shows a peer that failed with its reason', () => {
    expect(findRow(report({github}), 'spectaql')).toBe(
      '| spectaql | failed: did not end within 5 s \\| gave up | - | - | - | - |',
    );
  });

  it('shows a dash for what was not measured', () => {
    expect(findRow(report({github}), 'Our site, cold build')).toBe(
      '| Our site, cold build | at most 20 s | - | - | - |',
    );
  });

  it('tells what an added page costs and by how much a doubled schema costs more', () => {
    const growth = {
      ...FACTS,
      points: [toPoint(500, 3, 80_000), toPoint(2000, 27, 83_000)],
      peer: [],
    };
    const text = report({growth});
    expect(findRow(text, 'Script that a reader loads')).toBe(
      '| Script that a reader loads for each page that is added to a reference | 0 B | 2 B | - | - |',
    );
    expect(findRow(text, 'ours |')).toBe('| ours | 3.0 | 3.0 | 1.00 | 2 B |');
  });

  it('says where and under which load a section was measured', () => {
    expect(report({github})).toContain(
      'Measured 2026-02-03 04:05 UTC in 3 minutes: 2 cores, 24.00 GB, Node 20.1.0, linux x64; load average 0.2 before, 1.9 after.',
    );
  });

  it('says when the machine was busy with other work', () => {
    const busy = {...github, load: {before: 17, after: 20}};
    expect(report({github: busy})).toContain('The machine was busy with other work');
    expect(report({github})).not.toContain('The machine was busy');
  });

  it('shows the plots of the sections that were measured', () => {
    expect(report({github})).toContain(
      "![GitHub's schema: time of a cold build](build-time.svg)",
    );
    expect(report({github})).not.toContain('growth-build.svg');
  });
});
