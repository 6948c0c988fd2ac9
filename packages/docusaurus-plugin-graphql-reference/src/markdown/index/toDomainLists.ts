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

/** The elements of a reference by domain, or by kind where it has none; deprecated ones come last. */
export function toDomainLists(
  context: OutlineContext,
  {linkTo, deprecatedText}: {readonly linkTo: LinkTo; readonly deprecatedText: string},
): readonly IndexList[] {
  const {entries, permalinks, t} = context;
  const toEntryLine = (entry: Entry): string => {
    const {kind, element} = entry;
    const mark = element.deprecation ? ` (${deprecatedText})` : '';
    const href = linkTo(permalinks.entry(kind, element.name));
    return toLine(
      toSpan(toSignature(entry)) + mark,
      href,
      toSummary(element.description),
    );
  };
  const toList = (label: string, own: readonly Entry[]): IndexList => {
    const current = own.filter(({element}) => !element.deprecation);
    const deprecated = own.filter(({element}) => element.deprecation);
    return {label, lines: [...current, ...deprecated].map(toEntryLine)};
  };
  const domains = listDomains(context);
  if (domains.length > 0) {
    return domains.map(({label, kinds}) =>
      toList(
        label,
        kinds.flatMap((kind) => kind.entries),
      ),
    );
  }
  return listKinds(entries).map((kind) =>
    toList(
      t(`kind.${kind}.plural`),
      entries.filter((entry) => entry.kind === kind),
    ),
  );
}
