import {joinBlocks} from 'docusaurus-plugin-markdown-pages/print';
import {printBadges, type Print} from '../../../parts/print';
import type {Badge} from '../../../parts/types';

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
