import type {Engine, SearchResult} from 'docusaurus-theme-instant-search/engine';

function printResult(result: SearchResult): string {
  const {kind, title, parent, url, summary = '', returns, isDeprecated} = result;
  const between = ['guide', 'blog', 'page'].includes(kind) ? ' › ' : '.';
  const name = parent === undefined ? title : parent + between + title;
  const type = returns === undefined ? '' : `: ${returns}`;
  const text = [isDeprecated ? 'Deprecated.' : '', summary].filter(Boolean).join(' ');
  return `- ${kind} ${name}${type} (${url})${text === '' ? '' : ` – ${text}`}`;
}

/** What the palette of a site shows for a query, in its order. */
export function printResults(
  {search}: {readonly search: Engine['search']},
  query: string,
): string {
  const {groups, total, isPoor, nearMisses} = search(query);
  const results = groups.flatMap((group) => group.results);
  const shown = results.length > 0 ? results : nearMisses;
  const lines = shown.map(printResult).join('\n');
  if (lines === '') return `Nothing is found for "${query}". Search for other words.`;
  if (results.length === 0)
    return `Nothing is found for "${query}". Similar names:\n\n${lines}`;
  const poor = isPoor ? ' None has most of the words.' : '';
  return `${results.length} of ${total} results.${poor}\n\n${lines}`;
}
