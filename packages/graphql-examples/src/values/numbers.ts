import {type Place, wordsOf} from './place';

/** Numbers by the words of a name; the first match counts. */
const NUMBERS: readonly (readonly [RegExp, number])[] = [
  [/^(?:first|last|limit|take|top|page size|per page|count)$/, 2],
  [/^(?:offset|skip)$/, 0],
  [/^(?:page|page number|version|position|order|index)$|\b(?:min|minimum|gte?)$/, 1],
  [/\b(?:lat|latitude)$/, 38.7139],
  [/\b(?:lng|lon|longitude)$/, -9.1394],
  [/\b(?:percent|percentage|progress)$/, 60],
  [/\b(?:confidence|score|ratio|probability)$/, 0.92],
  [/\byear$/, 2026],
  [/\bmonth$/, 6],
  [/\b(?:timestamp|epoch)$/, 1_798_761_600],
];
const OTHER = 12;

/** How many there are of what an object of an index has. */
export function usualCount(index: number): number {
  return OTHER + index;
}

/** A number that fits its name. */
export function toNumber({name, index}: Place, isWhole: boolean): number {
  const words = wordsOf(name).join(' ');
  const found = NUMBERS.find(([pattern]) => pattern.test(words))?.[1] ?? OTHER;
  return (isWhole ? Math.round(found) : found) + index;
}
