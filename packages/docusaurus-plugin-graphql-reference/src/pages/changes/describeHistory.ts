import type {Element} from 'graphql-api-model';
import type {PageContext} from '../context';

/**
 * Lists how an element changed, and when, except for what the reason of its deprecation states; undefined
 * without changes: "History: added 2026-11-22".
 */
export function describeHistory(
  {coordinate, deprecation}: Element,
  {historyOf, say}: PageContext,
): string | undefined {
  const changes = historyOf(coordinate)
    .filter(
      ({what, date}) => what !== 'deprecated' || !deprecation?.reason?.includes(date),
    )
    .map(({what, date, isPublished}) =>
      say(isPublished ? 'history.change' : 'history.unpublished', {
        change: say(`change.${what}`),
        date,
      }),
    );
  return changes.length === 0
    ? undefined
    : say('history.line', {changes: changes.join('; ')});
}
