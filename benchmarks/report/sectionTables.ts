import {
  formatBytes,
  formatMilliseconds,
  formatRatio,
  formatSeconds,
  formatTable,
  type Cell,
} from './format';
import {formatTask} from './goalTable';
import type {
  BoundsSection,
  BrowserSection,
  GeneratorResult,
  GithubSection,
  GrowthSection,
  SiteSection,
} from './results';
import {perDoubling, summarizeGrowth} from './summarize';
import type {MeasuredRun} from '../measure/runMeasured';
import type {Spread} from '../measure/statistics';
import type {FirstLoad} from '../measure/measureFirstLoad';

const RUN_HEADER = ['Time', 'Processor time', 'Peak memory', 'Load'];

function runCells({seconds, cpuSeconds, peakBytes, load}: MeasuredRun): Cell[] {
  return [
    formatSeconds(seconds),
    cpuSeconds === undefined ? undefined : formatSeconds(cpuSeconds),
    peakBytes === undefined ? undefined : formatBytes(peakBytes),
    load.toFixed(1),
  ];
}

function firstLoadCells({html, css, js, total}: FirstLoad): Cell[] {
  return [html, css, js, total].map(formatBytes);
}

export function formatGithub({results}: GithubSection): string {
  const steps = results.flatMap((result) =>
    'failure' in result
      ? [
          [
            result.name,
            `failed: ${firstLine(result.failure)}`,
            ...RUN_HEADER.map(() => undefined),
          ],
        ]
      : result.steps.map((step) => [result.name, step.step, ...runCells(step)]),
  );
  const sizes = results.flatMap((result) =>
    'failure' in result ? [] : [sizeCells(result)],
  );
  return [
    formatTable(['', 'Step', ...RUN_HEADER], steps),
    formatTable(
      [
        '',
        'Pages',
        'Output',
        'HTML, median',
        'HTML, largest',
        'First load: HTML',
        'CSS',
        'Scripts',
        'In all',
      ],
      sizes,
    ),
    'Sizes are compressed with brotli, the output is not. The first load is that of the page of median size.',
  ].join('\n\n');
}

function sizeCells(result: Exclude<GeneratorResult, {readonly failure: string}>): Cell[] {
  const {name, size} = result;
  return [
    name,
    String(size.pages),
    formatBytes(size.bytes),
    `${formatBytes(size.medianBrotli)} (gzip ${formatBytes(size.medianGzip)})`,
    `${formatBytes(size.largest.brotli)} (gzip ${formatBytes(size.largest.gzip)})`,
    ...firstLoadCells(size.firstLoad),
  ];
}

export function formatGrowth(growth: GrowthSection): string {
  const rows = growth.points.map((point) => [
    String(point.pages),
    point.collapseRoutes ? 'no' : 'yes',
    ...runCells(point.run),
    formatBytes(point.firstLoad.js),
    formatBytes(point.firstLoad.total),
    formatBytes(point.largestHtml),
  ]);
  const summaries = ([true, false] as const).flatMap((collapseRoutes) => {
    const summary = summarizeGrowth(growth, collapseRoutes);
    if (!summary) return [];
    return [
      [
        collapseRoutes ? 'ours' : 'ours, every route in the browser',
        formatRatio(summary.secondsPerDoubling),
        summary.cpuPerDoubling === undefined
          ? undefined
          : formatRatio(summary.cpuPerDoubling),
        summary.memoryPerDoubling === undefined
          ? undefined
          : formatRatio(summary.memoryPerDoubling),
        formatBytes(summary.scriptPerPage),
      ],
    ];
  });
  return [
    formatTable(
      [
        'Pages',
        'Every route in the browser',
        ...RUN_HEADER,
        'Scripts',
        'First load',
        'Largest HTML',
      ],
      rows,
    ),
    'Each time the schema doubles, costs multiply by:',
    formatTable(
      ['', 'Time', 'Processor time', 'Memory', 'Script per added page'],
      [...summaries, ...formatPeerGrowth(growth)],
    ),
  ].join('\n\n');
}

export function formatBounds({cases}: BoundsSection): string {
  return formatTable(
    ['', 'Pages', 'Largest HTML'],
    cases.map(({name, pages, largest}) => [name, String(pages), formatBytes(largest)]),
  );
}

function formatPeerGrowth({peer, peerFailure}: GrowthSection): Cell[][] {
  const [first, last] = [peer[0], peer.at(-1)];
  const name = 'graphql-markdown, its first step';
  if (peerFailure !== undefined) {
    return [[name, `failed: ${firstLine(peerFailure)}`, undefined, undefined, undefined]];
  }
  if (!first || !last || first === last) return [];
  const cells = [
    perDoubling(first, last, ({seconds}) => seconds),
    perDoubling(first, last, ({cpuSeconds}) => cpuSeconds),
    perDoubling(first, last, ({peakBytes}) => peakBytes),
  ].map((value) => (value === undefined ? undefined : formatRatio(value)));
  return [[`${name} (${first.pages} to ${last.pages} pages)`, ...cells, undefined]];
}

function describeSpread({median, min, max, runs}: Spread): string {
  const [middle, least, most] = [median, min, max].map((ms) => formatSeconds(ms / 1000));
  return `${middle} (median of ${runs}; ${least} to ${most})`;
}

export function formatSite({
  cold,
  warm,
  size,
  devEditMs,
  devCheckMs,
  devFailure,
}: SiteSection): string {
  const edit = devEditMs
    ? `A field that is added to the schema is shown by the development server after ${describeSpread(devEditMs)}.`
    : `The development server was not measured: ${firstLine(devFailure ?? '')}`;
  const check =
    devCheckMs &&
    `A wrong name in a guide is told by it after ${describeSpread(devCheckMs)}.`;
  return [
    formatTable(
      ['', ...RUN_HEADER],
      [
        ['cold build', ...runCells(cold)],
        ['the same again, with what the bundler kept', ...runCells(warm)],
      ],
    ),
    [edit, check].filter((each) => each !== undefined).join(' '),
    formatTable(
      ['Pages', 'Output', 'First load: HTML', 'CSS', 'Scripts', 'In all'],
      [[String(size.pages), formatBytes(size.bytes), ...firstLoadCells(size.firstLoad)]],
    ),
  ].join('\n\n');
}

export function formatBrowser({
  browser,
  pages,
  navigation,
  typing,
  failures,
}: BrowserSection): string {
  const failed = failures.map(
    ({site, failure}) => `- ${site}: not measured. ${firstLine(failure)}`,
  );
  return [
    `${browser}, processor slowed down four times, pages as a phone shows them, medians.`,
    formatTable(
      [
        '',
        'Page',
        'Requested (brotli)',
        'Layout shift',
        'Largest paint',
        'Hydration',
        'Tasks over 50 ms after hydration starts',
        'Longest of them',
      ],
      pages.map((each) => [
        each.site,
        `\`${each.page}\``,
        formatBytes(each.requested.total),
        each.layoutShift.median.toFixed(4),
        formatMilliseconds(each.largestPaintMs.median),
        each.hydrationMs && formatMilliseconds(each.hydrationMs.median),
        each.longTasks.median.toFixed(0),
        formatTask(each.longestTaskMs.median),
      ]),
    ),
    formatTable(
      ['Navigation between reference pages, warm', 'Median', 'Range', 'Clicks'],
      navigation.map(({site, warmMs}) => [
        site,
        formatMilliseconds(warmMs.median),
        `${formatMilliseconds(warmMs.min)} to ${formatMilliseconds(warmMs.max)}`,
        String(warmMs.runs),
      ]),
    ),
    formatTable(
      ['Longest task while a query is typed', 'Median', 'Range', 'Queries'],
      typing.map(({site, longestTaskMs}) => [
        site,
        formatMilliseconds(longestTaskMs.median),
        `${formatMilliseconds(longestTaskMs.min)} to ${formatMilliseconds(longestTaskMs.max)}`,
        String(longestTaskMs.runs),
      ]),
    ),
    ...(failed.length > 0 ? [failed.join('\n')] : []),
  ].join('\n\n');
}

function firstLine(text: string): string {
  return text.trim().split('\n')[0] ?? '';
}
