import {editDistance} from './editDistance';

const MOST = 5;

/** The edits that a name may be away from another and still be near. */
function toLimit(name: string): number {
  return Math.floor(name.length * 0.4) + 1;
}

/** A difference in case counts as one edit. */
function toDistance(name: string, known: string, limit: number): number {
  if (known === name) return 0;
  return editDistance(name.toLowerCase(), known.toLowerCase(), limit) || 1;
}

/** The names near to `name`, the nearest first. */
export function suggestionList(name: string, names: readonly string[]): string[] {
  const limit = toLimit(name);
  return [...new Set(names)]
    .map((known) => ({known, distance: toDistance(name, known, limit)}))
    .filter(({distance}) => distance <= limit)
    .toSorted((a, b) => a.distance - b.distance || (a.known < b.known ? -1 : 1))
    .map(({known}) => known);
}

/** The first of the names near to `name`, if any is near; those further away are not measured to their end. */
export function nearestName(name: string, names: readonly string[]): string | undefined {
  let nearest: string | undefined;
  let least = toLimit(name);
  for (const known of names) {
    const distance = toDistance(name, known, least);
    const isFirst = nearest === undefined || known < nearest;
    if (distance < least || (distance === least && isFirst)) {
      nearest = known;
      least = distance;
    }
  }
  return nearest;
}

/** `Did you mean "space"?` and `end` if one of `names` is near, else `otherwise`. */
export function adviseOnName(
  name: string,
  names: readonly string[],
  otherwise: string,
  end = '',
): string {
  const near = nearestName(name, names);
  return near === undefined ? otherwise : `Did you mean "${near}"?${end}`;
}

/** ` Did you mean "a", "b", or "c"?`; an empty text if there are no suggestions. */
export function didYouMean(suggestions: readonly string[]): string {
  const quoted = suggestions.slice(0, MOST).map((name) => `"${name}"`);
  const last = quoted.pop();
  if (last === undefined) return '';
  const comma = quoted.length > 1 ? ',' : '';
  const before = quoted.length > 0 ? `${quoted.join(', ')}${comma} or ` : '';
  return ` Did you mean ${before}${last}?`;
}
