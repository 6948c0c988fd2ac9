import type {ReferenceLink} from 'graphql-api-model';
import {joinBlocks} from 'docusaurus-plugin-markdown-pages/print';
import {printLink, type Print} from '../../../parts/print';
import type {Markdown} from '../../../parts/types';

/** A warning: that an element is deprecated, or the page is not about the latest schema. */
export interface Notice {
  /** In bold: "Deprecated." */
  readonly title?: string;
  /** Empty where no reason is given. */
  readonly text: Markdown;
  /** After the text, plain. */
  readonly sentence?: string;
  /** How to move on. */
  readonly link?: ReferenceLink;
  /** The address below which the state of the schema has its own index for search. */
  readonly searchBase?: string;
}

export function printNotice(
  {title, text, sentence = '', link}: Notice,
  print: Print,
): string {
  const start = [...(title === undefined ? [] : [`**${title}**`]), print.text(text)];
  return joinBlocks([
    start.join(' ').trim(),
    sentence,
    link ? printLink(link, print) : '',
  ]);
}
