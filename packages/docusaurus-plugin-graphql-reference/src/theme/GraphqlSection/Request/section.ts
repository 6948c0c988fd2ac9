import type {ReferenceLink} from 'graphql-api-model';
import {joinBlocks} from 'docusaurus-plugin-markdown-pages/print';
import type {Print} from '../../../parts/print';
import type {CodeBlock, Markdown} from '../../../parts/types';
import {printCodes} from '../Code/section';

/** The request for an operation in one size, or that of a guide, in all ways to send it, with its response. */
export interface RequestSize {
  readonly id: string;
  readonly label: string;
  /** The section of a guide that it comes from. */
  readonly source?: {readonly label: string; readonly link: ReferenceLink};
  /** The first one shows at first. */
  readonly tabs: readonly {
    readonly id: string;
    readonly label: string;
    readonly codes: readonly CodeBlock[];
  }[];
  readonly response: CodeBlock;
  /** How to request the next page of a list. */
  readonly next?: Markdown;
}

export interface RequestSection {
  /** The accessible names of the choice of a size, and of the rows of tabs. */
  readonly labels: {readonly sizes: string; readonly tabs: string};
  /** Where the token comes from, if the operation needs one. */
  readonly tokenGuide?: ReferenceLink;
  /** The first one shows at first. */
  readonly sizes: readonly RequestSize[];
}

/** The first request in GraphQL with its response; the other sizes and ways to send it by name. */
export function printRequest(
  {tokenGuide, sizes: [first, ...more]}: RequestSection,
  {t, link, text}: Print,
): string {
  if (!first) return '';
  const {
    source,
    tabs: [tab, ...others],
    response,
    next,
  } = first;
  const names = [...more, ...others].map(({label}) => label);
  return joinBlocks([
    tokenGuide ? link(tokenGuide.text, tokenGuide.href) : '',
    source ? `${source.label} ${link(source.link.text, source.link.href)}` : '',
    ...printCodes([...(tab?.codes ?? []), response]),
    next ? text(next) : '',
    names.length === 0 ? '' : t('request.others', {names: names.join(', ')}),
  ]);
}
