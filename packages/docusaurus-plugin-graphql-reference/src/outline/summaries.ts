import {
  type ApiModel,
  type Catalogue,
  findDeprecations,
  type Release,
} from 'graphql-api-model';
import type {Translate} from '../words/createTranslate';
import type {OutlineContext} from './OutlineContext';

/** A list of the reference, as the overview presents it. */
export interface KindSummary {
  readonly label: string;
  readonly href: string;
  readonly count: number;
  readonly explanation: string;
}

/** The lists made of contract directives, in the order of the sidebar. */
export const CATALOGUES: readonly Catalogue[] = ['errors', 'scopes'];

/** The lists of error codes and scopes that a reference has, as navigation and overview show them. */
export function listCatalogues(context: OutlineContext): readonly KindSummary[] {
  const {permalinks, t} = context;
  return CATALOGUES.flatMap((catalogue) => {
    const pages = permalinks.cataloguePages(catalogue);
    return pages.slice(0, 1).map(({href}) => ({
      label: t(`catalogue.${catalogue}.plural`),
      href,
      count: pages.reduce((sum, {entries}) => sum + entries.length, 0),
      explanation: t(`catalogue.${catalogue}.explanation`),
    }));
  });
}

/** The day of a release, or of the last state before unpublished changes. */
export function toDay({date, isPublished}: Release, {t}: OutlineContext): string {
  return isPublished ? date : t('changes.since', {date});
}

/** The newest release of the changelog, where there is one. */
export function summarizeChanges(context: OutlineContext): readonly KindSummary[] {
  const {model, permalinks, t} = context;
  return (model.releases ?? []).slice(0, 1).map((release) => ({
    label: toDay(release, context),
    href: permalinks.changes(1),
    count: release.changes.length,
    explanation: t('changes.explanation'),
  }));
}

/** The list of deprecated elements, where there are any. */
export function summarizeDeprecations(context: OutlineContext): readonly KindSummary[] {
  const {model, permalinks, t} = context;
  const count = findDeprecations(model).length;
  if (count === 0) return [];
  const label = t('deprecations.plural');
  const explanation = t('deprecations.explanation');
  return [{label, href: permalinks.deprecations(1), count, explanation}];
}

/** What is left out of a reference, counted; empty if nothing is. */
export function describeLeftOut(
  {hidden, machinery, documenting = 0}: ApiModel,
  t: Translate,
): string {
  const counts = [
    ['overview.hidden', hidden],
    ['overview.documenting', documenting],
    ['overview.machinery', machinery],
  ] as const;
  return counts
    .filter(([, count]) => count > 0)
    .map(([key, count]) => t(key, {count}))
    .join(' ');
}
