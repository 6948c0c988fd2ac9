/** Which part of the text the query is compared with: the cheapest such part counts. */
export type Alignment = 'whole' | 'start' | 'anywhere';

/** Longer texts are not compared: no name or word that a reader mistypes is longer. */
const LONGEST = 127;
/** Three rows of the table, kept between calls: allocating them took most of the time. */
let beforeLast = new Uint8Array(LONGEST + 1);
let last = new Uint8Array(LONGEST + 1);
let row = new Uint8Array(LONGEST + 1);

/**
 * Insertions, deletions, substitutions and swaps of neighbours that turn `query` into `text`, or
 * into a part of it. More edits than `limit` return `limit + 1`.
 */
export function editDistance(
  query: string,
  text: string,
  limit: number,
  alignment: Alignment = 'whole',
): number {
  const width = text.length;
  const surplus = query.length - width;
  if (surplus > limit || (alignment === 'whole' && -surplus > limit)) return limit + 1;
  if (width > LONGEST || query.length > LONGEST) return limit + 1;
  for (let j = 0; j <= width; j++) last[j] = alignment === 'anywhere' ? 0 : j;
  for (let i = 1; i <= query.length; i++) {
    if (fillRow(query, text, i) > limit) return limit + 1;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  let distance = last[width]!;
  if (alignment !== 'whole') {
    for (let j = 0; j < width; j++) distance = Math.min(distance, last[j]!);
  }
  return Math.min(distance, limit + 1);
}

/** Fills `row` for the first `i` letters of the query; returns its least entry. */
function fillRow(query: string, text: string, i: number): number {
  row[0] = i;
  let least = i;
  const letter = query.charCodeAt(i - 1);
  for (let j = 1; j <= text.length; j++) {
    const other = text.charCodeAt(j - 1);
    let cost = last[j - 1]! + (letter === other ? 0 : 1);
    if (last[j]! + 1 < cost) cost = last[j]! + 1;
    if (row[j - 1]! + 1 < cost) cost = row[j - 1]! + 1;
    const isSwap =
      i > 1 &&
      j > 1 &&
      letter === text.charCodeAt(j - 2) &&
      query.charCodeAt(i - 2) === other;
    if (isSwap && beforeLast[j - 2]! + 1 < cost) cost = beforeLast[j - 2]! + 1;
    row[j] = cost;
    if (cost < least) least = cost;
  }
  return least;
}
