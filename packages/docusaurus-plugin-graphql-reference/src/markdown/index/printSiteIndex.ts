import {joinBlocks} from '../blocks';
import {sizeOf} from './divideList';
import type {IndexList} from './toDomainLists';

/** The most bytes of `llms.txt`, whatever the site has. */
const MOST_IN_INDEX = 10_000;

/** What the index of a site is printed from. */
export interface SiteIndex {
  readonly title: string;
  readonly tagline: string;
  readonly lists: readonly IndexList[];
}

/**
 * The text of `llms.txt`. Where the lists together are too long, the longest ones are files of their own:
 * `toLinks` writes them and returns the lines that lead to them.
 */
export function printSiteIndex(
  {title, tagline, lists}: SiteIndex,
  toLinks: (list: IndexList) => readonly string[],
): string {
  const print = (shown: readonly IndexList[]): string =>
    `${joinBlocks([
      `# ${title}`,
      tagline === '' ? '' : `> ${tagline}`,
      ...shown.flatMap(({label, lines}) => [`## ${label}`, lines.join('\n')]),
    ])}\n`;
  const longestFirst = lists.toSorted((a, b) => weigh(b) - weigh(a));
  const moved = new Map<IndexList, IndexList>();
  for (const list of longestFirst) {
    const text = print(lists.map((one) => moved.get(one) ?? one));
    if (sizeOf(text) <= MOST_IN_INDEX) return text;
    moved.set(list, {...list, lines: toLinks(list)});
  }
  return print(lists.map((one) => moved.get(one) ?? one));
}

function weigh({lines}: IndexList): number {
  return sizeOf(lines.join('\n'));
}
