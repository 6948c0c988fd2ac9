/** Characters of a sentence in a result; longer ones are not read in a list. */
export const LONGEST_SENTENCE = 120;
