import {joinBlocks, toSpan} from 'docusaurus-plugin-markdown-pages/print';
import type {Translate} from '../words/createTranslate';
import type {Badge, FoldedMarkdown, Markdown, NameLink} from './types';

/** What the Markdown of one page is printed with. */
export interface Print {
  /** A description. */
  readonly text: (source: Markdown | FoldedMarkdown) => string;
  /** A name or a phrase: linked where it leads to a page that nothing above it links to. */
  readonly link: (text: string, href: string | undefined) => string;
  readonly t: Translate;
}

/** A list with an item for each text, which may have several blocks. */
export function toList(items: readonly string[]): string {
  return items.map((item) => `- ${item.replaceAll(/\n(?=[^\n])/g, '\n  ')}`).join('\n');
}

/** The text about the thing that a line names: on the line if it is one, else below it. */
export function joinItem(head: string, blocks: readonly string[]): string {
  const [first = '', ...rest] = blocks.filter((block) => block !== '');
  const isLine =
    first !== '' && !first.includes('\n') && !/^(?:[-#>|]|\d+\. |```)/.test(first);
  const start = isLine ? [`${head} – ${first}`] : [head, first];
  return joinBlocks([...start, ...rest]);
}

/** A text that links where it leads somewhere. */
export function printLink({text, href}: NameLink, {link}: Print): string {
  return link(text, href);
}

export function printBadges(
  badges: readonly Badge[] | undefined,
  print: Print,
): readonly string[] {
  return (badges ?? []).map((badge) => printLink(badge, print));
}

/** A name of the schema with its badges. */
export function printName({text, href, badges}: NameLink, print: Print): string {
  const marks = printBadges(badges, print).map((badge) => `(${badge})`);
  return [print.link(toSpan(text), href), ...marks].join(' ');
}
