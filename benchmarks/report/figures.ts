import {
  formatBytes,
  formatMilliseconds,
  formatSeconds,
  formatTable,
  type Cell,
} from './format';
import {OUR_PAGES, PEER, PEER_PAGES} from './goalTable';
import type {Sections} from './results';
import {
  findResult,
  OURS,
  sumUpSteps,
  type Cost,
  type GeneratorSuccess,
} from './summarize';

const ALONE = 'spectaql';
/** What the figures stand between in the README of the repository. */
const PLACE = /(<!-- figures of npm run benchmark -->\n)[^]*?(\n<!-- end of figures -->)/;

interface Column {
  readonly title: string;
  readonly result: GeneratorSuccess | undefined;
  /** What the section browser calls its pages. */
  readonly pages?: string;
}

/** The figures that say how large and how fast a reference is, for who reads no more than these. */
export function formatFigures({github, browser}: Sections): string {
  const versionOf = (name: string, library: string): string =>
    [name, findResult(github, name)?.versions[library]].filter(Boolean).join(' ');
  const columns: readonly Column[] = [
    {title: 'this project', result: findResult(github, OURS), pages: OUR_PAGES},
    {
      title: versionOf(PEER, '@graphql-markdown/docusaurus'),
      result: findResult(github, PEER),
      pages: PEER_PAGES,
    },
    {title: versionOf(ALONE, 'spectaql'), result: findResult(github, ALONE)},
  ];
  const row = (what: string, toCell: (result: GeneratorSuccess) => Cell): Cell[] => [
    what,
    ...columns.map(({result}) => result && toCell(result)),
  ];
  const cost = (
    what: string,
    pick: (cost: Cost) => number | undefined,
    unit: (value: number) => string,
  ): Cell[] =>
    row(what, (result) => {
      const value = pick(sumUpSteps(result));
      return value === undefined ? undefined : unit(value);
    });
  const navigation = columns.map(({pages}) => {
    const found = browser?.navigation.find(({site}) => site === pages);
    return found && formatMilliseconds(found.warmMs.median);
  });
  return formatTable(
    ['', ...columns.map(({title}) => title)],
    [
      cost('Build', ({seconds}) => seconds, formatSeconds),
      cost('of that, processor time', ({cpuSeconds}) => cpuSeconds, formatSeconds),
      cost('Build, peak memory', ({peakBytes}) => peakBytes, formatBytes),
      row('Output', ({size}) => formatBytes(size.bytes)),
      row('Pages', ({size}) => size.pages.toLocaleString('en')),
      row('First load of a page (brotli)', ({size}) => formatBytes(size.firstLoad.total)),
      row('of that, scripts', ({size}) => formatBytes(size.firstLoad.js)),
      row('HTML of a page, median (brotli)', ({size}) => formatBytes(size.medianBrotli)),
      row('the largest', ({size}) => formatBytes(size.largest.brotli)),
      ['From click to page, processor slowed 4x', ...navigation],
    ],
  );
}

/** A README with these figures in the place that it has for them, if it has one. */
export function withFigures(readme: string, figures: string): string {
  return readme.replace(
    PLACE,
    (_, start: string, end: string) => `${start}\n${figures}\n${end}`,
  );
}
