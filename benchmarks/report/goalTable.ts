import {
  formatBytes,
  formatMilliseconds,
  formatRatio,
  formatSeconds,
  formatTable,
  type Cell,
} from './format';
import type {BrowserPage, Sections} from './results';
import {
  findResult,
  OURS,
  perDoubling,
  sumUpSteps,
  summarizeGrowth,
  type GeneratorSuccess,
} from './summarize';

/** The peer that, as ours does, gives each operation and type a page of its own. */
export const PEER = 'graphql-markdown';
export const OUR_PAGES = "GitHub's schema, ours";
export const PEER_PAGES = "GitHub's schema, graphql-markdown";

type Row = readonly [what: string, goal: string, ours: Cell, peer: Cell, ratio: Cell];

/** What the project wants to reach, beside what it reaches and what the best peer does. */
export function formatGoalTable(sections: Sections): string {
  return formatTable(
    ['', 'Goal', 'Ours', PEER, 'graphql-markdown : ours'],
    [
      ...describeWeights(sections),
      ...describeBounds(sections),
      ...describeBuilds(sections),
      ...describeOurSite(sections),
      ...describeReading(sections),
    ],
  );
}

function describeWeights({github, growth}: Sections): Row[] {
  const ours = findResult(github, OURS);
  const peer = findResult(github, PEER);
  const collapsed = summarizeGrowth(growth, true);
  const bySize = collapsed
    ? `${formatBytes(collapsed.smallest.firstLoad.total)} at ${collapsed.smallest.pages} pages, ${formatBytes(collapsed.largest.firstLoad.total)} at ${collapsed.largest.pages}`
    : undefined;
  const weights = (result: GeneratorSuccess | undefined): Cell =>
    result &&
    `${formatBytes(result.size.medianBrotli)} / ${formatBytes(result.size.largest.brotli)}`;
  return [
    [
      'Script that a reader loads for each page that is added to a reference',
      '0 B',
      collapsed && formatBytes(collapsed.scriptPerPage),
      undefined,
      undefined,
    ],
    [
      "First load of a reference page of GitHub's schema: HTML, CSS, scripts",
      'at most 130 KB',
      ours && formatBytes(ours.size.firstLoad.total),
      peer && formatBytes(peer.size.firstLoad.total),
      ratio(peer?.size.firstLoad.total, ours?.size.firstLoad.total),
    ],
    ['The same by size of the schema', 'the same', bySize, undefined, undefined],
    [
      'HTML of a reference page, median / largest',
      '6 KB / 20 KB',
      weights(ours),
      weights(peer),
      ratio(peer?.size.medianBrotli, ours?.size.medianBrotli),
    ],
  ];
}

function describeBounds({bounds}: Sections): Row[] {
  if (!bounds) return [];
  const largest = Math.max(...bounds.cases.map((each) => each.largest));
  return [
    [
      'HTML of the largest page of an element with up to 10,000 members',
      'at most 25 KB',
      formatBytes(largest),
      undefined,
      undefined,
    ],
  ];
}

function describeBuilds({github, growth}: Sections): Row[] {
  const ours = findResult(github, OURS);
  const peer = findResult(github, PEER);
  const [our, their] = [ours && sumUpSteps(ours), peer && sumUpSteps(peer)];
  const collapsed = summarizeGrowth(growth, true);
  const peerPoints = growth?.peer ?? [];
  const [first, last] = [peerPoints[0], peerPoints.at(-1)];
  const theirGrowth =
    first && last && first !== last
      ? perDoubling(first, last, ({cpuSeconds, seconds}) => cpuSeconds ?? seconds)
      : undefined;
  const ourGrowth = collapsed?.cpuPerDoubling ?? collapsed?.secondsPerDoubling;
  return [
    [
      "GitHub's schema, cold build, whole site",
      'at most 20 s, 25 times faster',
      our && formatSeconds(our.seconds),
      their && formatSeconds(their.seconds),
      ratio(their?.seconds, our?.seconds),
    ],
    [
      'The same in processor time',
      '-',
      our?.cpuSeconds !== undefined ? formatSeconds(our.cpuSeconds) : undefined,
      their?.cpuSeconds !== undefined ? formatSeconds(their.cpuSeconds) : undefined,
      ratio(their?.cpuSeconds, our?.cpuSeconds),
    ],
    [
      'Peak memory of it (process tree)',
      'at most 1.2 GB',
      our?.peakBytes !== undefined ? formatBytes(our.peakBytes) : undefined,
      their?.peakBytes !== undefined ? formatBytes(their.peakBytes) : undefined,
      ratio(their?.peakBytes, our?.peakBytes),
    ],
    [
      'Processor time each time the schema doubles (graphql-markdown: its first step)',
      'at most 2.1 times',
      ourGrowth === undefined ? undefined : `${formatRatio(ourGrowth)} times`,
      theirGrowth === undefined ? undefined : `${formatRatio(theirGrowth)} times`,
      undefined,
    ],
  ];
}

function describeOurSite({site}: Sections): Row[] {
  const cold =
    site &&
    `${formatSeconds(site.cold.seconds)}${site.cold.cpuSeconds === undefined ? '' : ` (${formatSeconds(site.cold.cpuSeconds)} of processor)`}`;
  return [
    ['Our site, cold build', 'at most 20 s', cold, undefined, undefined],
    [
      'Our site in development: an edit of the schema is shown after',
      'at most 1 s',
      site?.devEditMs
        ? formatSeconds(site.devEditMs.median / 1000)
        : site?.devFailure && 'failed',
      undefined,
      undefined,
    ],
    [
      'Our site in development: a wrong name in a guide is told after',
      'at most 1 s',
      site?.devCheckMs && formatSeconds(site.devCheckMs.median / 1000),
      undefined,
      undefined,
    ],
  ];
}

function describeReading({browser}: Sections): Row[] {
  const navigation = (site: string): number | undefined =>
    browser?.navigation.find((each) => each.site === site)?.warmMs.median;
  const pages = (site: string): readonly BrowserPage[] =>
    browser?.pages.filter((each) => each.site === site) ?? [];
  const worst = (
    site: string,
    pick: (page: BrowserPage) => number,
  ): number | undefined =>
    pages(site).length > 0 ? Math.max(...pages(site).map(pick)) : undefined;
  const format = (value: number | undefined, unit: (value: number) => string): Cell =>
    value === undefined ? undefined : unit(value);
  const shift = (page: BrowserPage): number => page.layoutShift.max;
  const typing = browser?.typing.find((each) => each.site === OUR_PAGES)?.longestTaskMs
    .max;
  const task = (page: BrowserPage): number => page.longestTaskMs.median;
  return [
    [
      'Navigation between reference pages, warm, 4x slower processor',
      'within 100 ms',
      format(navigation(OUR_PAGES), formatMilliseconds),
      format(navigation(PEER_PAGES), formatMilliseconds),
      ratio(navigation(PEER_PAGES), navigation(OUR_PAGES)),
    ],
    [
      'Layout shift',
      '0',
      format(worst(OUR_PAGES, shift), (value) => value.toFixed(4)),
      format(worst(PEER_PAGES, shift), (value) => value.toFixed(4)),
      undefined,
    ],
    [
      'Longest task after hydration starts, 4x slower processor',
      'none over 50 ms',
      format(worst(OUR_PAGES, task), formatTask),
      format(worst(PEER_PAGES, task), formatTask),
      undefined,
    ],
    [
      'Longest task while a query is typed, 4x slower processor',
      'at most 50 ms',
      format(typing, formatMilliseconds),
      undefined,
      undefined,
    ],
  ];
}

export function formatTask(milliseconds: number): string {
  return milliseconds === 0 ? 'none over 50 ms' : formatMilliseconds(milliseconds);
}

function ratio(theirs: number | undefined, ours: number | undefined): Cell {
  return theirs === undefined || ours === undefined || ours === 0
    ? undefined
    : formatRatio(theirs / ours);
}
