import {editDistance} from './editDistance';

const MOST = 5;

/** The names near to `name`, the nearest first; a difference in case counts as one edit. */
export function suggestionList(name: string, names: readonly string[]): string[] {
  const limit = Math.floor(name.length * 0.4) + 1;
  const lower = name.toLowerCase();
  const toDistance = (known: string): number => {
    if (known === name) return 0;
    return editDistance(lower, known.toLowerCase(), limit) || 1;
  };
  return [...new Set(names)]
    .map((known) => ({known, distance: toDistance(known)}))
    .filter(({distance}) => distance <= limit)
    .toSorted((a, b) => a.distance - b.distance || (a.known < b.known ? -1 : 1))
    .map(({known}) => known);
}

/** The one of `names` most like `name`, if any is near. */
export function nearestName(name: string, names: readonly string[]): string | undefined {
  return suggestionList(name, names)[0];
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
