/** The pieces that a tokenizer for code divides a text into: words of a name, numbers, signs, line breaks. */
const PIECE = /[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d{1,3}|[^\sA-Za-z\d]+|\n/g;

/** About how many tokens of o200k_base a text has, rather too many than too few. */
export function estimateTokens(text: string): number {
  let tokens = 0;
  for (const [piece] of text.matchAll(PIECE))
    tokens += piece.length <= 9 ? 1.08 : Math.ceil(piece.length / 6);
  return Math.ceil(tokens);
}
