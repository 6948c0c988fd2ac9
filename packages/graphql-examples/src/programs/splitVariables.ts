/** A piece of a header's value: a text, or the name of a variable of the environment. */
export type Piece = {readonly text: string} | {readonly variable: string};

const VARIABLE = /\$(?:(\w+)|\{(\w+)\})/g;

/** The variable that stands for a new UUID in each request. */
export const RANDOM_UUID = 'RANDOM_UUID';

/** The names of the variables in a value. */
export function listVariables(value: string): readonly string[] {
  return splitVariables(value).flatMap((piece) =>
    'variable' in piece ? [piece.variable] : [],
  );
}

/** `Bearer $TOKEN` as a text and a variable; `${TOKEN}` is one, too. */
export function splitVariables(value: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of value.matchAll(VARIABLE)) {
    const variable = match[1] ?? match[2] ?? '';
    // `$5` is not a variable that a program could set.
    if (/^\d/.test(variable)) continue;
    if (match.index > end) pieces.push({text: value.slice(end, match.index)});
    pieces.push({variable});
    end = match.index + match[0].length;
  }
  if (end < value.length) pieces.push({text: value.slice(end)});
  return pieces;
}
