import type {Entry} from '../model/listEntries';
import {getMembers, type MemberElement} from '../model/members';
import {memoize} from '../model/memoize';
import {weigh} from './weigh';

/** About how many bytes the members on one page of an entry take, sent compressed. */
export const MOST_ON_PAGE = 15_000;

/** Cuts a list where the next element would be too much; one that is too much by itself is alone. */
export function divide<Element>(
  elements: readonly Element[],
  weightOf: (element: Element) => number,
  most: number,
): readonly (readonly Element[])[] {
  const pages: Element[][] = [];
  let left = 0;
  for (const element of elements) {
    const weight = weightOf(element);
    const page = pages.at(-1);
    if (page && weight <= left) page.push(element);
    else {
      pages.push([element]);
      left = most;
    }
    left -= weight;
  }
  return pages;
}

/** The members of an entry in the order of the schema, by the page that shows them. */
export const divideMembers = memoize(
  (element: Entry['element']): readonly (readonly MemberElement[])[] =>
    divide(getMembers(element), weigh, MOST_ON_PAGE),
  new WeakMap(),
);
