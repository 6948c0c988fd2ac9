import type {Element} from 'graphql-api-model';
import type {PageContext} from '../context';

/**
 * Lists how an element changed, and when, except for what the reason of its deprecation states; undefined
 * without changes: "History: added 2026-11-22".
 */
export function describeHistory(
  {coordinate, deprecation}: Element,
  {historyOf, t}: PageContext,
): string | undefined {
  const changes = historyOf(coordinate)
    .filter(
      ({what, date}) => what !== 'deprecated' || !deprecation?.reason?.includes(date),
    )
    .map(({what, date, isPublished}) =>
      t(isPublished ? 'history.change' : 'history.unpublished', {
        change: t(`change.${what}`),
        date,
      }),
    );
  return changes.length === 0
    ? undefined
    : t('history.line', {changes: changes.join('; ')});
}
