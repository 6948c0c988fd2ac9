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

/** The answer to a query as sections; what is left out of a group can be asked for. */
export function toSections(response: SearchResponse, query: string): Section[] {
  if (response.nearMisses.length > 0) {
    const heading = translate({
      id: 'theme.search.nearMisses',
      message: 'Did you mean',
      description: 'The heading above names that are like the one asked for',
    });
    return [{heading, options: response.nearMisses.map(toOption)}];
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

/** What stands there while nothing is typed. */
export function toStartSections(
  recentPages: readonly RecentPage[],
  startingPoints: readonly SearchLink[],
): Section[] {
  const sections = [
    {
      heading: translate({
        id: 'theme.search.recent',
        message: 'Recently read',
        description: 'The heading above the pages that the reader came from',
      }),
      options: recentPages.map(({title, url}) => toPage(title, url)),
    },
    {
      heading: translate({
        id: 'theme.search.start',
        message: 'Start here',
        description: 'The heading above the pages that the site proposes',
      }),
      options: startingPoints.map(({label, href}) => toPage(label, href)),
    },
  ];
  return sections.filter(({options}) => options.length > 0);
}

function toPage(title: string, url: string): Option {
  return toOption({kind: '', title, url, isDeprecated: false});
}

function toOption(result: SearchResult): Option {
  return {kind: 'result', result};
}

function toMore(total: number, query: string): Option {
  const label = translate(
    {
      id: 'theme.search.more',
      message: 'Show all {total}',
      description: 'The row that asks for all results of a group',
    },
    {total},
  );
  return {kind: 'more', label, query};
}
