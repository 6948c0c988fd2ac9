import {joinBlocks, toSpan} from 'docusaurus-plugin-markdown-pages/print';
import {joinItem, printBadges, printName, toList, type Print} from '../../../parts/print';
import type {Badge, Markdown, NameLink} from '../../../parts/types';

/** How an element differs from an earlier state of the schema. */
export interface ShownChange {
  /** The coordinate; no link to what is gone. */
  readonly element: NameLink;
  readonly text: string;
  /** Whether it is breaking. */
  readonly badges: readonly Badge[];
  /** What the owner has written about it: why, and what to do. */
  readonly note: Markdown;
  /** What was in the schema and is no longer there, as written. */
  readonly before: readonly string[];
  /** What is there in its place, or beside it. */
  readonly after: readonly string[];
}

export interface ChangesSection {
  /** What the owner has written about the day. */
  readonly text: Markdown;
  readonly changes: readonly ShownChange[];
}

export function printChanges({text: day, changes}: ChangesSection, print: Print): string {
  const items = changes.map(({element, text, badges, note, before, after}) => {
    const parts = [
      printName(element, print),
      text,
      ...printBadges(badges, print).map((badge) => `(${badge})`),
      ...before.map((one) => `~~${toSpan(one)}~~`),
      ...after.map(toSpan),
    ];
    return joinItem(parts.join(' '), [print.text(note)]);
  });
  return joinBlocks([print.text(day), toList(items)]);
}
