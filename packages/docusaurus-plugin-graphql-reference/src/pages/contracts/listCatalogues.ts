import type {PageContext} from '../context';
import type {KindSummary} from '../sections';
import {CATALOGUES} from './toCataloguePages';

/** The lists of error codes and scopes that a reference has, as navigation and overview show them. */
export function listCatalogues({
  permalinks,
  say,
}: Pick<PageContext, 'permalinks' | 'say'>): readonly KindSummary[] {
  return CATALOGUES.flatMap((catalogue) => {
    const pages = permalinks.cataloguePages(catalogue);
    const [first] = pages;
    return first
      ? [
          {
            label: say(`catalogue.${catalogue}.plural`),
            href: first.href,
            count: pages.reduce((sum, {entries}) => sum + entries.length, 0),
            explanation: say(`catalogue.${catalogue}.explanation`),
          },
        ]
      : [];
  });
}
