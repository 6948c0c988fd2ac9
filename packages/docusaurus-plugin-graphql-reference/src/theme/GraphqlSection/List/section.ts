import {toText} from 'docusaurus-plugin-markdown-pages/print';
import {
  joinItem,
  printBadges,
  printLink,
  printName,
  toList,
  type Print,
} from '../../../parts/print';
import type {Markdown, NameLink, Row} from '../../../parts/types';

/** A name with what there is to know about it. */
export interface ListItem extends NameLink {
  readonly count?: number;
  /** Beside the name: its kind in the list of another one. */
  readonly note?: string;
  /** Plain. */
  readonly summary?: string;
  readonly texts?: readonly Markdown[];
  /** What to do. */
  readonly advice?: Markdown;
  readonly rows?: readonly Row[];
  /** Items that only help it, folded below it. */
  readonly helpers?: {
    /** "3 helper types" */
    readonly label: string;
    readonly items: readonly ListItem[];
  };
}

/** Names below each other. */
export interface ListSection {
  /**
   * `entries`: operations or types. `types`: types in a frame. `uses`: elements that name the one above. `errors`:
   * codes, a line between them. `links`: texts; `cards`: the same in boxes.
   */
  readonly look: 'entries' | 'types' | 'uses' | 'errors' | 'links' | 'cards';
  readonly items: readonly ListItem[];
  /** The text that unfolds the list. */
  readonly fold?: string;
}

function printItem(item: ListItem, look: ListSection['look'], print: Print): string {
  const {text, href, count, note, badges, summary = '', texts = [], advice} = item;
  const {rows = [], helpers} = item;
  const isCode = look === 'types' || look === 'uses' || look === 'errors';
  const head = isCode
    ? [printName(item, print)]
    : [
        print.link(text, href) + (count === undefined ? '' : ` (${count})`),
        ...(note === undefined ? [] : [note]),
        ...printBadges(badges, print),
      ];
  return joinItem(head.join(', '), [
    toText(summary),
    ...texts.map(print.text),
    advice ? print.text(advice) : '',
    ...rows.map(({label, links}) =>
      label === ''
        ? links.map((link) => printName(link, print)).join(', ')
        : `${label}: ${links.map((link) => printLink(link, print)).join(', ')}`,
    ),
    ...(helpers ? [`${helpers.label}:`, printItems(helpers.items, look, print)] : []),
  ]);
}

export function printItems(
  items: readonly ListItem[],
  look: ListSection['look'],
  print: Print,
): string {
  return toList(items.map((item) => printItem(item, look, print)));
}

export function printList({look, items}: ListSection, print: Print): string {
  return printItems(items, look, print);
}
