import {translate} from '@docusaurus/Translate';
import type {SearchResponse, SearchResult} from '../../engine/engine';
import {toGroupQuery} from '../../engine/filters';
import type {SearchLink} from '../../options';
import type {RecentPage} from '../recentPages';
import {GROUP_HEADINGS} from './words';

/** A part of the list, with a heading of its own. */
export interface Section {
  readonly heading: string;
  readonly options: readonly Option[];
}

export type Option =
  | {readonly kind: 'result'; readonly result: SearchResult}
  | {readonly kind: 'more'; readonly label: string; readonly query: string};

const NEAR_MISSES = translate({id: 'theme.search.nearMisses', message: 'Did you mean'});
const RECENT = translate({id: 'theme.search.recent', message: 'Recently read'});
const START = translate({id: 'theme.search.start', message: 'Start here'});

/** Divides a response into sections; a row at the end of a group queries the rest of it. */
export function toSections(response: SearchResponse, query: string): Section[] {
  if (response.nearMisses.length > 0) {
    return [{heading: NEAR_MISSES, options: response.nearMisses.map(toOption)}];
  }
  return response.groups.map(({name, results, total}) => ({
    heading: GROUP_HEADINGS[name],
    options: [
      ...results.map(toOption),
      ...(total > results.length && !query.includes(':')
        ? [toMore(total, toGroupQuery(query, name))]
        : []),
    ],
  }));
}

/** The sections for an empty query. */
export function toStartSections(
  recentPages: readonly RecentPage[],
  startingPoints: readonly SearchLink[],
): Section[] {
  return [
    {heading: RECENT, options: recentPages.map(({title, url}) => toPage(title, url))},
    {
      heading: START,
      options: startingPoints.map(({label, href}) => toPage(label, href)),
    },
  ].filter(({options}) => options.length > 0);
}

function toPage(title: string, url: string): Option {
  return toOption({kind: '', title, url, isDeprecated: false});
}

function toOption(result: SearchResult): Option {
  return {kind: 'result', result};
}

function toMore(total: number, query: string): Option {
  return {
    kind: 'more',
    label: translate({id: 'theme.search.more', message: 'Show all {total}'}, {total}),
    query,
  };
}
