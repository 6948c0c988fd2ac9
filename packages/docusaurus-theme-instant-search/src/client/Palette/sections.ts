import {useMemo} from 'react';
import {translate} from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import type {SearchResponse, SearchResult} from '../../engine/engine';
import {toGroupQuery} from '../../engine/filters';
import {getRecentPages} from '../recentPages';
import type {Search} from '../search/useSearch';
import {useSearchOptions} from '../useSearchOptions';
import {GROUP_HEADINGS} from './words';

/** A part of the list, with a heading of its own. */
export interface Section {
  readonly heading: string;
  readonly options: readonly Option[];
}

export type Option =
  | {readonly kind: 'result'; readonly result: SearchResult}
  | {readonly kind: 'more'; readonly label: string; readonly query: string};

const NEAR_MISSES = translate({id: 'theme.search.nearMisses', message: 'Similar names'});
const RECENT = translate({id: 'theme.search.recent', message: 'Recently read'});
const START = translate({id: 'theme.search.start', message: 'Get started'});

/** What the list contains: the response, or where to start while nothing is typed or found. */
export function useSections(query: string, search: Search): readonly Section[] {
  const {startingPoints} = useSearchOptions();
  const {withBaseUrl} = useBaseUrlUtils();
  const {status, response, responseQuery} = search;
  const isEmpty = query.trim() === '';
  return useMemo(() => {
    const start = startingPoints.map(({label, href}) => toPage(label, withBaseUrl(href)));
    if (!isEmpty) {
      if (!response || status === 'failed') return [];
      const found = toSections(response, responseQuery);
      return found.length > 0 || start.length === 0
        ? found
        : [{heading: START, options: start}];
    }
    const recent = getRecentPages().map(({title, url}) => toPage(title, url));
    return [
      {heading: RECENT, options: recent},
      {heading: START, options: start},
    ].filter(({options}) => options.length > 0);
  }, [isEmpty, startingPoints, withBaseUrl, status, response, responseQuery]);
}

/** Divides a response into sections; a row at the end of a group queries the rest of it. */
function toSections(response: SearchResponse, query: string): Section[] {
  if (response.nearMisses.length > 0) {
    return [{heading: NEAR_MISSES, options: response.nearMisses.map(toOption)}];
  }
  return response.groups.map(({name, results, total}) => {
    const options = results.map(toOption);
    if (total > results.length && !query.includes(':')) {
      const label = translate(
        {id: 'theme.search.more', message: 'Show all {total}'},
        {total},
      );
      options.push({kind: 'more', label, query: toGroupQuery(query, name)});
    }
    return {heading: GROUP_HEADINGS[name], options};
  });
}

function toPage(title: string, url: string): Option {
  return toOption({kind: '', title, url, isDeprecated: false});
}

function toOption(result: SearchResult): Option {
  return {kind: 'result', result};
}
