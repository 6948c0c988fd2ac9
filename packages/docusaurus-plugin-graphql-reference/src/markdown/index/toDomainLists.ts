import {type Entry, listKinds, toSummary} from 'graphql-api-model';
import {listDomains} from '../../outline/domains';
import type {OutlineContext} from '../../outline/OutlineContext';
import type {LinkTo} from '../createLinkTo';
import {toSpan} from '../blocks';
import {toSignature} from './toSignature';

/** A list of one part of the site: a line for each page. */
export interface IndexList {
  readonly label: string;
  readonly lines: readonly string[];
}

/** The line of a page in a list. */
export function toLine(label: string, href: string, text: string): string {
  return `- [${label}](${href})${text === '' ? '' : `: ${text}`}`;
}

function toEntryLines(
  entries: readonly Entry[],
  {
    permalinks,
    sayDeprecated,
  }: Pick<OutlineContext, 'permalinks'> & {readonly sayDeprecated: string},
  linkTo: LinkTo,
): readonly string[] {
  const current = entries.filter(({element}) => !element.deprecation);
  const deprecated = entries.filter(({element}) => element.deprecation);
  return [...current, ...deprecated].map((entry) => {
    const {kind, element} = entry;
    const href = linkTo(permalinks.entry(kind, element.name));
    const mark = element.deprecation ? ` (${sayDeprecated})` : '';
    const label = toSpan(toSignature(entry)) + mark;
    return toLine(label, href, toSummary(element.description));
  });
}

/** The elements of a reference by domain, or by kind where it has none; deprecated ones come last. */
export function toDomainLists(
  context: OutlineContext,
  {linkTo, sayDeprecated}: {readonly linkTo: LinkTo; readonly sayDeprecated: string},
): readonly IndexList[] {
  const {entries, permalinks, say} = context;
  const domains = listDomains(context);
  const parts =
    domains.length > 0
      ? domains.map(({label, kinds}) => ({
          label,
          own: kinds.flatMap((kind) => kind.entries),
        }))
      : listKinds(entries).map((kind) => ({
          label: say(`kind.${kind}.plural`),
          own: entries.filter((entry) => entry.kind === kind),
        }));
  return parts.map(({label, own}) => ({
    label,
    lines: toEntryLines(own, {permalinks, sayDeprecated}, linkTo),
  }));
}
