import type {PageContext} from '../context';

/** Lists how an element changed, and when; undefined without changes: "History: added 2026-11-22". */
export function describeHistory(
  coordinate: string,
  {historyOf, say}: Pick<PageContext, 'historyOf' | 'say'>,
): string | undefined {
  const changes = historyOf(coordinate).map(({what, date, isPublished}) =>
    say(isPublished ? 'history.change' : 'history.unpublished', {
      change: say(`change.${what}`),
      date,
    }),
  );
  return changes.length === 0
    ? undefined
    : say('history.line', {changes: changes.join('; ')});
}
