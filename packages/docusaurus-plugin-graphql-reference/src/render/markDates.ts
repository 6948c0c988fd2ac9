import type {Nodes} from 'hast';
import {SKIP, visit} from 'unist-util-visit';
import {toElement} from './toElement';

const DATE = /\b(\d{4}-\d{2}-\d{2})\b/;

/** Whether a text has a date such as `2027-03-01`. */
export function hasDate(text: string): boolean {
  return DATE.test(text);
}

/** Makes elements of dates, which lines do not break; code is left as it is. */
export function markDates(tree: Nodes): void {
  visit(tree, 'text', ({value}, index, parent) => {
    if (index === undefined || !parent || !hasDate(value)) return undefined;
    if (parent.type === 'element' && parent.tagName === 'code') return undefined;
    const parts = value.split(DATE).map((part, place) => {
      const text = {type: 'text' as const, value: part};
      return place % 2 === 0 ? text : toElement('time', {}, [text]);
    });
    parent.children.splice(index, 1, ...parts);
    return [SKIP, index + parts.length];
  });
}
