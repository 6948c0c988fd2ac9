import {BUILD} from '../../commands/paths';
import {
  describeFirstLoad,
  describeMarkdown,
  findPages,
  measureFirstLoad,
  measureSite,
  type Pages,
} from '../measureSite';
import type {Row, Table} from '../results';

/** The sizes of this site as it was built last, and the first loads of its kinds of pages. */
export async function measureWeights(): Promise<readonly Table[]> {
  const {pages, reference, median} = await findPages(BUILD);
  const guides = pages.filter(({file}) => /^docs\/(?!graphql\b)/.test(file));
  const shown = {
    'the home page': 'index.html',
    'the largest guide': largestOf(guides),
    'the median reference page': median.file,
    'a mutation with many arguments':
      'docs/graphql/operations/mutations/create-space/index.html',
    'the largest reference page': largestOf(reference),
  };
  const rows: Row[] = [];
  for (const [name, page] of Object.entries(shown)) {
    rows.push({
      page: name,
      ...describeFirstLoad(await measureFirstLoad(BUILD, page)),
      ...(await describeMarkdown(BUILD, page)),
    });
  }
  return [
    {title: 'This site', rows: [await measureSite(BUILD)]},
    {title: 'First loads', rows},
  ];
}

function largestOf(pages: Pages['pages']): string {
  const [largest] = pages.toSorted((a, b) => b.bytes - a.bytes);
  if (!largest) throw new Error('The build has no such page.');
  return largest.file;
}
