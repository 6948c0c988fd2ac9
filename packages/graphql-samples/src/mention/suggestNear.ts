import {suggest} from '../sample/suggest';
import {countEdits} from './countEdits';

/**
 * ` Did you mean "members"?`, of the names that differ by a letter in four or by capitals; nothing when
 * there is none. Of thousands of names most are like any other in the sense of `suggest`.
 */
export function suggestNear(name: string, names: Iterable<string>): string {
  const limit = Math.max(1, Math.floor(name.length / 4));
  const small = name.toLowerCase();
  const near = [...new Set(names)].filter(
    (known) =>
      Math.abs(known.length - name.length) <= limit &&
      isNear(small, known.toLowerCase(), limit),
  );
  return suggest(name, near);
}

/** Letters in another order are one slip. */
function isNear(name: string, known: string, limit: number): boolean {
  const sort = (text: string): string => text.match(/\w/g)?.toSorted().join('') ?? '';
  return countEdits(name, known) <= limit || sort(name) === sort(known);
}
