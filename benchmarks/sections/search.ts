import MiniSearch from 'minisearch';
import {
  indexOf,
  toPages,
} from '../../packages/docusaurus-theme-instant-search/src/__tests__/searchSite';
import {createEngine} from '../../packages/docusaurus-theme-instant-search/src/engine/engine';
import {
  evaluate,
  type Search,
} from '../../packages/docusaurus-theme-instant-search/src/engine/__tests__/evaluate';
import type {IndexFile} from '../../packages/docusaurus-theme-instant-search/src/format/indexFile';
import type {SearchPage} from 'graphql-api-model';
import {loadGithubSchema} from '../../packages/graphql-api-model/src/__tests__/schemas';
import {brotliBytes, kilobytes} from '../measureSite';
import {round, type Row, type Table} from '../results';

/** A search engine: the index that a browser downloads, and how it is loaded. */
interface Engine {
  readonly index: string;
  readonly load: (index: string) => Search;
}

const ENGINES: Readonly<Record<string, (pages: readonly SearchPage[]) => Engine>> = {
  'this project': (pages) => ({
    index: JSON.stringify(indexOf(pages).reference),
    load(index) {
      const reference = JSON.parse(index) as IndexFile['reference'];
      const engine = createEngine({...indexOf([]), reference});
      return (query) =>
        engine
          .search(query)
          .groups.flatMap(({results}) =>
            results.map(({title, parent}) =>
              parent === undefined ? {page: title} : {page: parent, member: title},
            ),
          );
    },
  }),
  'MiniSearch with the options of VitePress': (pages) => {
    const options = {
      fields: ['title', 'text'],
      storeFields: ['title'],
      searchOptions: {fuzzy: 0.2, prefix: true, boost: {title: 4, text: 2}},
    };
    const miniSearch = new MiniSearch<{title: string}>(options);
    miniSearch.addAll(
      pages.map(({kind, name, summary = '', members = []}, id) => ({
        id,
        title: name,
        text: [kind, summary, ...members.map((member) => member.name)].join(' '),
      })),
    );
    return {
      index: JSON.stringify(miniSearch),
      load(index) {
        const loaded = MiniSearch.loadJSON(index, options);
        return (query) =>
          loaded.search(query).map(({title}) => ({page: title as string}));
      },
    };
  },
};

/** Searches GitHub's schema for names in the ways that readers type them. */
export async function measureSearch(): Promise<readonly Table[]> {
  const pages = toPages(loadGithubSchema().schema);
  const rows: Row[] = [];
  for (const [name, create] of Object.entries(ENGINES)) {
    const {index, load} = create(pages);
    const start = performance.now();
    const search = load(index);
    const loadTime = performance.now() - start;
    const times: number[] = [];
    const found = await evaluate(pages, async (query) => {
      const before = performance.now();
      const results = await search(query);
      times.push(performance.now() - before);
      return results;
    });
    const sorted = times.toSorted((a, b) => a - b);
    const percentile = (share: number): number =>
      round(sorted[Math.floor(share * sorted.length)] ?? NaN);
    const shares = Object.entries(found).map(([way, share]) => [
      `${way} (%)`,
      round(100 * (share as number)),
    ]);
    rows.push({
      engine: name,
      ...(Object.fromEntries(shares) as Row),
      'index (KB)': kilobytes(await brotliBytes(Buffer.from(index))),
      'load (ms)': round(loadTime, 0),
      'query, median (ms)': percentile(0.5),
      'query, 95 % (ms)': percentile(0.95),
    });
  }
  return [{title: `Names found in ${pages.length} pages of GitHub's schema`, rows}];
}
