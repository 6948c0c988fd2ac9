import {parseQuery} from '../../engine/parseQuery';
import {isStopWord} from '../../stopWords';

export interface Segment {
  readonly text: string;
  readonly isMatch: boolean;
}

type Range = readonly [start: number, end: number];

/** Cuts a text where the words of the query stand in it. */
export function markText(text: string, typed: string): Segment[] {
  const {joined, words} = parseQuery(typed);
  const range = findJoined(text, joined);
  const ranges = range
    ? [range]
    : findWords(
        text,
        words.map((word) => word.text),
      );
  const segments: Segment[] = [];
  let end = 0;
  for (const [from, to] of ranges) {
    if (from > end) segments.push({text: text.slice(end, from), isMatch: false});
    segments.push({text: text.slice(from, to), isMatch: true});
    end = to;
  }
  if (end < text.length) segments.push({text: text.slice(end), isMatch: false});
  return segments;
}

/** Where the letters of the query stand in a row, whatever stands between them. */
function findJoined(text: string, joined: string): Range | undefined {
  if (joined === '') return undefined;
  const positions: number[] = [];
  let letters = '';
  for (let position = 0; position < text.length; position++) {
    if (!/[\p{L}\p{M}\p{N}]/u.test(text[position]!)) continue;
    letters += text[position]!.toLowerCase();
    positions.push(position);
  }
  const start = letters.indexOf(joined);
  if (start < 0) return undefined;
  return [positions[start]!, positions[start + joined.length - 1]! + 1];
}

/** Where words begin with a word of the query; a word starts at a capital too. */
function findWords(text: string, words: readonly string[]): Range[] {
  const telling = words.filter((word) => !isStopWord(word));
  const ranges: Range[] = [];
  for (const {index, 0: word} of text.matchAll(/\p{Lu}*[\p{Ll}\p{M}\p{N}]+|\p{Lu}+/gu)) {
    const match = telling.find((start) => word.toLowerCase().startsWith(start));
    if (match !== undefined) ranges.push([index, index + match.length]);
  }
  return ranges;
}
