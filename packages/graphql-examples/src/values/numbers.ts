import {clamp, readLimits} from './limits';
import {type Place, wordsOf} from './place';

/** What the name of a number says that it counts or measures; the first that fits counts. */
const NUMBERS: readonly (readonly [RegExp, number])[] = [
  [/^(?:first|last|limit|take|top|page size|per page|batch size|count)$/, 2],
  [/^(?:offset|skip)$/, 0],
  [/^(?:page|page number|start page|version|position|rank|order|index)$/, 1],
  [/\b(?:skipped|failed|rejected|missing|ignored)\b/, 0],
  [/\b(?:lat|latitude)$/, 38.7139],
  [/\b(?:lng|lon|long|longitude)$/, -9.1394],
  [/\b(?:kilomet(?:er|re)s?|km|radius|distance)$/, 5],
  [/\b(?:percent|percentage|progress)$/, 60],
  [/\b(?:confidence|score|ratio|probability|rarity|share)$/, 0.92],
  [/\b(?:amount|price|cost|fee|total price|subtotal|balance|savings)$/, 25],
  [/\b(?:cents)$/, 2500],
  [/\bgoal cents$/, 500_000],
  [/\bwidth$/, 2400],
  [/\bheight$/, 1600],
  [/\byear$/, 2026],
  [/\bmonth$/, 6],
  [/\bage$/, 34],
  [/\b(?:minutes|seconds|duration|hours|days|reading time)$/, 30],
  [/\b(?:milliseconds|ms|took)$/, 12],
  [/\b(?:bytes|size)$/, 248_120],
  [/\b(?:expire|expires|timestamp|epoch)$/, 1_798_761_600],
  [/\b(?:number|no)$/, 42],
  [/\bdatabase id$/, 583_231],
  [/\b(?:least|min|minimum|lower|from|gte?)$/, 1],
  [/\b(?:most|max|maximum|upper|to|lte?)$/, 10],
];
const OTHER = 12;

/** A number that fits its name, within the limits that its description names. */
export function toNumber(place: Place, isWhole: boolean): number {
  const words = wordsOf(place.name).join(' ');
  const found = NUMBERS.find(([pattern]) => pattern.test(words))?.[1] ?? OTHER;
  const limits = readLimits(place.description);
  const within = limits && !limits.isLength ? clamp(found, limits) : found;
  const whole = isWhole ? Math.round(within) : within;
  const further = whole + place.index;
  return limits?.most !== undefined && further > limits.most ? whole : further;
}
