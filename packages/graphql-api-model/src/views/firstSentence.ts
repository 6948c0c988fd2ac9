const ELLIPSIS = ' …';

/**
 * The first sentence of a plain text on one line; of one with more characters than `longest` the
 * beginning, cut between two words. A full stop before a small letter, as in "e.g. a club", ends
 * no sentence.
 */
export function firstSentence(text: string, longest: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const sentence = /^.*?[.!?](?=\s+[^a-z])/.exec(line)?.[0] ?? line;
  if (sentence.length <= longest) return sentence;
  const room = longest - ELLIPSIS.length;
  const end = sentence.lastIndexOf(' ', room);
  // Half of a character that takes two code units is none.
  const cut = sentence.slice(0, end === -1 ? room : end).replace(/[\uD800-\uDBFF]$/, '');
  return cut + ELLIPSIS;
}
