/** Longer ones are not read in a list of results. */
const LONGEST = 120;

/** The first sentence of a text; of a long one the beginning, cut between two words. */
export function firstSentence(text: string): string {
  const [sentence = ''] = /^.*?[.!?](?=\s|$)/su.exec(text) ?? [text];
  const line = sentence.replace(/\s+/gu, ' ').trim();
  return line.length <= LONGEST
    ? line
    : `${line.slice(0, LONGEST).replace(/\s+\S*$/u, '')} …`;
}
