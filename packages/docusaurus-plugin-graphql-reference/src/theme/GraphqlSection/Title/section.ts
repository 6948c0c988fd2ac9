import {joinBlocks} from 'docusaurus-plugin-markdown-pages/print';
import {printBadges} from '../../../markdown/blocks';
import type {Print} from '../../../markdown/Print';
import type {Badge} from '../../../pages/parts';

/** The main heading. */
export interface TitleSection {
  readonly text: string;
  /** Above it: the kind of thing the page is about. */
  readonly overline?: string;
  readonly badges?: readonly Badge[];
}

export function printTitle(
  {text, overline = '', badges}: TitleSection,
  print: Print,
): string {
  const line = [overline, ...printBadges(badges, print)];
  return joinBlocks([`# ${text}`, line.filter((one) => one !== '').join(', ')]);
}
