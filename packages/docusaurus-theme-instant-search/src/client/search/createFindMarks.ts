import type {SearchResponse} from '../../engine/engine';
import {parseQuery} from '../../engine/parseQuery';
import type {Marks} from '../../engine/results';
import {isStopWord, stem} from '../../words';

/** Returns what finds the words of a query in a text; `found` has what is taken for each of them. */
export function createFindMarks(
  typed: string,
  found: SearchResponse['words'],
): (text?: string) => Marks {
  const {joined, words} = parseQuery(typed);
  const telling = words.map(({text}) => text).filter((text) => !isStopWord(text));
  const stems = new Set([
    ...telling.map(stem),
    ...found.flatMap(({forms}) => Array.from(forms)),
  ]);
  return (text = '') => findJoined(text, joined) ?? findWords(text, telling, stems);
}

/** Finds the letters of the query in order, with any letters between them. */
function findJoined(text: string, joined: string): Marks | undefined {
  if (joined === '') return undefined;
  const letters = Array.from(text.matchAll(/[\p{L}\p{M}\p{N}]/gu));
  const start = letters
    .map(([letter]) => letter.toLowerCase())
    .join('')
    .indexOf(joined);
  if (start < 0) return undefined;
  return [[letters[start]!.index, letters[start + joined.length - 1]!.index + 1]];
}

/** Where words begin with a word of the query, or are forms of it; a word starts at a capital too. */
function findWords(
  text: string,
  starts: readonly string[],
  stems: ReadonlySet<string>,
): Marks {
  const found = Array.from(text.matchAll(/\p{Lu}*[\p{Ll}\p{M}\p{N}]+|\p{Lu}+/gu));
  return found.flatMap(({index, 0: word}): Marks => {
    const lower = word.toLowerCase();
    const match =
      starts.find((start) => lower.startsWith(start)) ??
      (stems.has(stem(lower)) ? word : undefined);
    return match === undefined ? [] : [[index, index + match.length]];
  });
}
