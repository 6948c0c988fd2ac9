import {Location, Source, Token, TokenKind} from 'graphql';

/** Makes the location of a piece of a text that is not GraphQL, such as a name in JSON. */
export type Locate = (offset: number, length: number) => Location;

/** Indexes the lines of a text once, so that each place costs only a search among them. */
export function createLocator(name: string, text: string): Locate {
  const source = new Source(text, name);
  const lineStarts = [0, ...[...text.matchAll(/\r\n|\n|\r/g)].map(endOf)];
  return (offset, length) => {
    const line = countUpTo(lineStarts, offset);
    const column = offset - lineStarts[line - 1]! + 1;
    const token = new Token(TokenKind.NAME, offset, offset + length, line, column);
    return new Location(token, token, source);
  };
}

function endOf({index, 0: found}: RegExpExecArray): number {
  return index + found.length;
}

/** How many of the sorted numbers are at most `limit`. */
function countUpTo(sorted: readonly number[], limit: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
