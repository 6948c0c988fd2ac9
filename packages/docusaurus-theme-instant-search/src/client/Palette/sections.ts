import type {SearchResponse, SearchResult} from '../../engine/engine';
import {toGroupQuery} from '../../engine/filters';
import type {SearchLink} from '../../options';
import type {RecentPage} from '../recentPages';

/** A part of the list, with a heading of its own. */
export interface Section {
  readonly heading: string;
  readonly options: readonly Option[];
}

export type Option =
  | {readonly kind: 'result'; readonly result: SearchResult}
  | {readonly kind: 'more'; readonly label: string; readonly query: string};

const HEADINGS = {
  guides: 'Guides',
  operations: 'Operations',
  types: 'Types',
  fields: 'Fields, arguments and values',
} as const;
/** The answer to a query as sections; what is left out of a group can be asked for. */
export function toSections(response: SearchResponse, query: string): Section[] {
  if (response.nearMisses.length > 0) {
    return [{heading: 'Did you mean', options: response.nearMisses.map(toOption)}];
  }
  return response.groups.map(({name, results, total}) => ({
    heading: HEADINGS[name],
    options: [
      ...results.map(toOption),
      ...(total > results.length && !query.includes(':')
        ? [toMore(`Show all ${total}`, toGroupQuery(query, name))]
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
      heading: 'Recently read',
      options: recentPages.map(({title, url}) => toPage(title, url)),
    },
    {
      heading: 'Start here',
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

function toMore(label: string, query: string): Option {
  return {kind: 'more', label, query};
}
