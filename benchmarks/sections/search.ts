import type {SearchSection} from '../report/results';
import {runSearchBenchmark} from '../search';

/** How well the site's search and others find; prints the table that the report shows, too. */
export async function measureSearch(): Promise<SearchSection> {
  const section = await runSearchBenchmark();
  console.log(`\n${section.title}\n\n${section.markdown}`);
  return section;
}
