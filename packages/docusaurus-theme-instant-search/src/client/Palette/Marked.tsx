import type {ReactNode} from 'react';
import {parseQuery} from '../../engine/parseQuery';
import {isStopWord, stem} from '../../words';

interface Props {
  readonly text: string;
  readonly query: string;
}

/** A text in which the words of the query are marked. */
export function Marked({text, query}: Props): ReactNode {
  const ranges = findMarks(text, query);
  return [
    ...ranges.flatMap(([from, to], index) => [
      text.slice(ranges[index - 1]?.[1] ?? 0, from),
      <mark key={from}>{text.slice(from, to)}</mark>,
    ]),
    text.slice(ranges.at(-1)?.[1] ?? 0),
  ];
}

type Range = readonly [start: number, end: number];

/** Finds the words of the query in a text. */
export function findMarks(text: string, typed: string): readonly Range[] {
  const {joined, words} = parseQuery(typed);
  const range = findJoined(text, joined);
  if (range) return [range];
  return findWords(
    text,
    words.map((word) => word.text),
  );
}

/** Finds the letters of the query in order, with any letters between them. */
function findJoined(text: string, joined: string): Range | undefined {
  if (joined === '') return undefined;
  const letters = [...text.matchAll(/[\p{L}\p{M}\p{N}]/gu)];
  const start = letters
    .map(([letter]) => letter.toLowerCase())
    .join('')
    .indexOf(joined);
  if (start < 0) return undefined;
  return [letters[start]!.index, letters[start + joined.length - 1]!.index + 1];
}

/** Where words begin with a word of the query, or are forms of it; a word starts at a capital too. */
function findWords(text: string, words: readonly string[]): Range[] {
  const telling = words.filter((word) => !isStopWord(word));
  const found = [...text.matchAll(/\p{Lu}*[\p{Ll}\p{M}\p{N}]+|\p{Lu}+/gu)];
  return found.flatMap(({index, 0: word}): Range[] => {
    const lower = word.toLowerCase();
    const match =
      telling.find((start) => lower.startsWith(start)) ??
      (telling.some((other) => stem(other) === stem(lower)) ? word : undefined);
    return match === undefined ? [] : [[index, index + match.length]];
  });
}
