import type {Catalogue} from 'graphql-api-model';
import type {KindSummary} from './KindSummary';
import type {OutlineContext} from './OutlineContext';

/** The lists made of contract directives, in the order of the sidebar. */
export const CATALOGUES: readonly Catalogue[] = ['errors', 'scopes'];

/** The lists of error codes and scopes that a reference has, as navigation and overview show them. */
export function listCatalogues({
  permalinks,
  say,
}: Pick<OutlineContext, 'permalinks' | 'say'>): readonly KindSummary[] {
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
