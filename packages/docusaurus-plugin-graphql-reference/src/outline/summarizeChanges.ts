import type {Release} from 'graphql-api-model';
import type {KindSummary} from './KindSummary';
import type {OutlineContext} from './OutlineContext';

/** The day of a release, or of the last state before unpublished changes. */
export function toDay(
  {date, isPublished}: Release,
  {say}: Pick<OutlineContext, 'say'>,
): string {
  return isPublished ? date : say('changes.since', {date});
}

/** The newest release of the changelog, where there is one. */
export function summarizeChanges({
  model,
  permalinks,
  say,
}: Pick<OutlineContext, 'model' | 'permalinks' | 'say'>): readonly KindSummary[] {
  return (model.releases ?? []).slice(0, 1).map((release) => ({
    label: toDay(release, {say}),
    href: permalinks.changes(1),
    count: release.changes.length,
    explanation: say('changes.explanation'),
  }));
}
