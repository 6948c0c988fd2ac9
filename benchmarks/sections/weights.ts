import {BUILD} from '../../commands/paths';
import {
  describeFirstLoad,
  findPages,
  measureFirstLoad,
  measureSite,
} from '../measureSite';
import type {Row, Table} from '../results';

/** The sizes of this site as it was built last, and the first loads of its kinds of pages. */
export async function measureWeights(): Promise<readonly Table[]> {
  const {reference, median} = await findPages(BUILD);
  const pages = {
    'the home page': 'index.html',
    'the first guide': 'docs/index.html',
    'the median reference page': median.file,
    'the largest reference page': reference.at(-1)?.file ?? median.file,
  };
  const rows: Row[] = [];
  for (const [name, page] of Object.entries(pages)) {
    rows.push({
      page: name,
      ...describeFirstLoad(await measureFirstLoad(BUILD, page)),
    });
  }
  return [
    {title: 'This site', rows: [await measureSite(BUILD)]},
    {title: 'First loads', rows},
  ];
}
