import type {Entry} from '../model/listEntries';
import {getMembers, type MemberElement} from '../model/members';

/** Members on one page of an entry. By number, so that no change of a text moves an address. */
const MOST_ON_PAGE = 75;

/** Cuts a list where the next element would be too much; one that is too much by itself is alone. */
export function divide<Element>(
  elements: readonly Element[],
  most: number,
  countOf: (element: Element) => number = () => 1,
): readonly (readonly Element[])[] {
  const pages: Element[][] = [];
  let left = 0;
  for (const element of elements) {
    const count = countOf(element);
    const page = pages.at(-1);
    if (page && count <= left) page.push(element);
    else {
      pages.push([element]);
      left = most;
    }
    left -= count;
  }
  return pages;
}

/** The members of an entry in the order of the schema, by the page that shows them. */
export function divideMembers(
  element: Entry['element'],
): readonly (readonly MemberElement[])[] {
  return divide(getMembers(element), MOST_ON_PAGE);
}
