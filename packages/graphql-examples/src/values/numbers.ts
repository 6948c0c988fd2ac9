import {toDateTime} from './dates';
import {toHex} from './identifiers';
import {type Place, wordsOf} from './place';
import {joinSingular} from './world';

/** Numbers by the words of a name; the first match counts. */
const NUMBERS: readonly (readonly [RegExp, number])[] = [
  [/^(?:min|minimum)\b/, 1],
  [/^(?:max|maximum)\b/, 100],
  [/\b(?:min|minimum|gte?|greater|greater than|over|above)$/, 1],
  [/\b(?:lte?|less|lesser|less than|under|below)$/, 1_000_000],
  [/^(?:offset|skip)$/, 0],
  [/^(?:page|page number|current page|last page|total pages?|page count)$/, 1],
  [/^(?:version|position|order|index|rank|row|revision|cost|used|priority)$/, 1],
  [/\b(?:lat|latitude)$/, 38.7139],
  [/\b(?:lng|lon|longitude)$/, -9.1394],
  [/\b(?:percent|percentage|progress)$/, 60],
  [/\b(?:confidence|ratio|probability)$/, 0.92],
  [/\b(?:score|rating|stars)\b/, 4.5],
  [/\byear$/, 2026],
  [/\bmonth$/, 6],
  [/\bday$/, 17],
  [/\bhour$/, 9],
  [/\bage$/, 34],
  [/\bport$/, 443],
  [/\bremaining$/, 4999],
  [/\blimit$/, 5000],
  [/\bwidth$/, 1920],
  [/\bheight$/, 1080],
  [/\bweight$/, 1.2],
  [/\b(?:bytes|(?:file|byte|disk) size)$/, 48_213],
  [/\b(?:ms|milliseconds|latency)$/, 240],
  [/\b(?:duration|seconds|timeout|interval)$/, 90],
  [/\b(?:minutes|days|hours|months|years|weeks)$/, 14],
  [/\b(?:quantity|qty)\b/, 2],
  [/\b(?:stock|available|inventory)\b/, 48],
  [/\b(?:net|sub ?total)\b/, 20],
  [/\b(?:tax|vat)\b/, 4],
  [/\b(?:price|amount|cost|fee|total|gross|value|balance|revenue|sum|paid)\b/, 24],
];

const MOMENT =
  /\b(?:at|timestamps?|epoch|date)(?: (?:[gl]te?|(?:greater|less|lesser)(?: than)?))?$/;

/** How many there are of what a name has, such as `comments` or `commentCount`. */
export function usualCount(name: string, index: number): number {
  const words = wordsOf(name).filter(
    (word) => !/^(?:total|count|counts|of|num|number)$/.test(word),
  );
  return 3 + (parseInt(toHex(joinSingular(words), 6), 16) % 40) + index;
}

/** A number that fits its name. */
export function toNumber(place: Place, isWhole: boolean): number {
  const {description, index, isInput, name} = place;
  const words = wordsOf(name).join(' ');
  if (isInput && /^(?:first|last|limit|take|top|page size|per page|count)$/.test(words)) {
    return 2 + index;
  }
  const isMoment =
    MOMENT.test(words) || /\bunix\b|\bepoch\b|seconds since/i.test(description ?? '');
  if (isMoment) {
    const moment = Date.parse(toDateTime(place));
    return !isWhole && /milliseconds?/i.test(description ?? '')
      ? moment
      : Math.floor(moment / 1000);
  }
  const found = NUMBERS.find(([pattern]) => pattern.test(words))?.[1];
  if (found === undefined || /\bcount$/.test(words)) return usualCount(name, index);
  return (isWhole ? Math.round(found) : found) + index;
}
