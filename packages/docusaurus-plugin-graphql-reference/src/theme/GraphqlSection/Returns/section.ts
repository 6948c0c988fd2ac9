import type {ReferenceLink, TypeLink} from 'graphql-api-model';
import {joinBlocks} from 'docusaurus-plugin-markdown-pages/print';
import type {Print} from '../../../parts/print';
import {printType, printTypeInPlace, type TypeInPlace} from '../Members/section';

/** What an operation returns, its members in place. */
export interface ReturnsSection {
  readonly type: TypeLink;
  readonly guide?: ReferenceLink;
  readonly unfolded?: TypeInPlace;
}

export function printReturns(
  {type, guide, unfolded}: ReturnsSection,
  print: Print,
): string {
  const links = [
    printType(type, print),
    ...(guide ? [print.link(guide.text, guide.href)] : []),
  ];
  return joinBlocks([
    links.join(', '),
    unfolded ? printTypeInPlace(unfolded, print, true) : '',
  ]);
}
