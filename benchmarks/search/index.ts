import {pathToFileURL} from 'node:url';
import {toPages} from '../../packages/docusaurus-theme-instant-search/src/__tests__/searchSite';
import type {SearchPage} from '../../packages/docusaurus-theme-instant-search/src/searchPage';
import {loadGithubSchema} from '../../packages/graphql-api-model/src/__fixtures__/schemas';
import {formatBytes, formatMilliseconds, formatTable} from '../report/format';
import type {Engine} from './engine';
import type {Measurement} from './measureEngine';
import {measureEngine} from './measureEngine';
import {installPeers} from './installPeers';
import {instantSearch} from './instantSearch';
import {lunr} from './lunr';
import {miniSearch} from './miniSearch';
import {pagefind} from './pagefind';

const ENGINES: readonly Engine[] = [instantSearch, miniSearch, pagefind, lunr];

/** An engine's figures, or why it has none. */
type Row =
  | ({readonly engine: string} & Measurement)
  | {readonly engine: string; readonly failure: string};

interface SearchBenchmark {
  readonly title: string;
  readonly markdown: string;
  readonly data: readonly Row[];
}

/** Asks the same questions of this site's search and of others, on GitHub's public schema. */
export async function runSearchBenchmark(): Promise<SearchBenchmark> {
  const pages = toPages(loadGithubSchema().schema);
  const peersDir = await installPeers();
  const rows: Row[] = [];
  for (const engine of ENGINES) rows.push(await measureOrFail(engine, pages, peersDir));
  return {
    title: `Search in ${pages.length} reference pages of GitHub's public schema`,
    markdown: `${toTable(rows, pages.length)}\n\n${EXPLANATION}`,
    data: rows,
  };
}

async function measureOrFail(
  engine: Engine,
  pages: readonly SearchPage[],
  peersDir: string,
): Promise<Row> {
  const name = `${engine.name} (${engine.settings})`;
  console.log(`  ${name}`);
  try {
    return {engine: name, ...(await measureEngine(engine, pages, peersDir))};
  } catch (error) {
    return {
      engine: name,
      failure: error instanceof Error ? error.message : String(error),
    };
  }
}

const HEADER = [
  'Engine',
  'exact',
  'lower case',
  'spaced words',
  'one typo',
  'first 60 %',
  'members',
  'index (brotli)',
  'a page',
  'load',
  'query p50',
  'query p95',
];
const EXPLANATION = [
  'Shares of queries that found the right page: first of all results for whole names and names',
  'with a typing error, among the first five for the first 60 % of a name; members by their last',
  'two words among the first ten, where an engine that finds pages only may find the page that',
  'owns the member. Sizes leave the library out. Pagefind fetches a part of its index for each',
  'query; the size is that of the whole. A query includes fetching the names of ten results.',
].join('\n');

function toTable(rows: readonly Row[], pages: number): string {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  const cells = rows.map((row) => {
    if ('failure' in row)
      return [
        row.engine,
        `failed: ${row.failure}`,
        ...HEADER.slice(2).map(() => undefined),
      ];
    const {exact, lowerCase, spacedWords, oneTypo, beginning, members} = row.evaluation;
    return [
      row.engine,
      ...[exact, lowerCase, spacedWords, oneTypo, beginning, members].map(percent),
      formatBytes(row.indexBytes),
      formatBytes(row.indexBytes / pages),
      formatMilliseconds(row.loadTime),
      formatMilliseconds(row.p50),
      formatMilliseconds(row.p95),
    ];
  });
  return formatTable(HEADER, cells);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const {title, markdown} = await runSearchBenchmark();
  console.log(`\n${title}\n\n${markdown}`);
}
