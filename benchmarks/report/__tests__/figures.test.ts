import {expect, it} from 'vitest';
import type {GeneratorResult, Sections} from '../results';
import {formatFigures, withFigures} from '../figures';

const FACTS = {
  measuredAt: '2026-02-03T04:05:06.000Z',
  machine: {cores: 2, memoryBytes: 24e9, node: 'v20.1.0', system: 'linux x64'},
  load: {before: 0.2, after: 1.9},
  secondsInAll: 125,
};

function toResult(
  name: string,
  seconds: readonly number[],
  versions: Readonly<Record<string, string>> = {},
): GeneratorResult {
  const page = {page: 'a.html', bytes: 9000, brotli: 16_000, gzip: 17_000};
  const firstLoad = {page: 'a.html', html: 3000, css: 10_000, js: 80_000, total: 93_000};
  return {
    name,
    versions,
    steps: seconds.map((each, index) => ({
      step: `step ${index}`,
      seconds: each,
      cpuSeconds: 2 * each,
      load: 1,
    })),
    size: {
      bytes: 37e6,
      files: 3000,
      pages: 2025,
      referencePages: 1904,
      median: page,
      medianBrotli: 3300,
      medianGzip: 3500,
      largest: page,
      firstLoad,
    },
  };
}

const SECTIONS: Sections = {
  github: {
    ...FACTS,
    schema: {package: '@octokit/graphql-schema', bytes: 1e6},
    results: [
      toResult('ours', [17.28]),
      toResult('graphql-markdown', [458, 56], {'@graphql-markdown/docusaurus': '1.35.0'}),
      {name: 'spectaql', failure: 'did not end within 5 s'},
    ],
  },
};

it('the figures are those of the results, and of what failed a dash', () => {
  expect(formatFigures(SECTIONS).split('\n')).toEqual([
    '|  | this project | graphql-markdown 1.35.0 | spectaql |',
    '| --- | --- | --- | --- |',
    '| Build | 17.3 s | 514 s | - |',
    '| of that, processor time | 34.6 s | 1028 s | - |',
    '| Build, peak memory | - | - | - |',
    '| Output | 37.0 MB | 37.0 MB | - |',
    '| Pages | 2,025 | 2,025 | - |',
    '| First load of a page (brotli) | 93.0 KB | 93.0 KB | - |',
    '| of that, scripts | 80.0 KB | 80.0 KB | - |',
    '| HTML of a page, median (brotli) | 3.3 KB | 3.3 KB | - |',
    '| the largest | 16.0 KB | 16.0 KB | - |',
    '| From click to page, processor slowed 4x | - | - | - |',
  ]);
});

it('a README gets them in the place that it has for them, and only there', () => {
  const [start, end] = [
    '<!-- figures of npm run benchmark -->',
    '<!-- end of figures -->',
  ];
  expect(withFigures(`# A\n\n${start}\n\nold $1\n\n${end}\n\nB\n`, '| $& |')).toBe(
    `# A\n\n${start}\n\n| $& |\n\n${end}\n\nB\n`,
  );
  expect(withFigures('# A\n', '| 1 |')).toBe('# A\n');
});
