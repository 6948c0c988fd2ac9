import {stem} from './words';

/** Words that stand for each other; the first of a group is written for its phrases. */
export type Synonyms = readonly (readonly string[])[];

/** Writes each phrase of the synonyms as one word, so that it can be found as one. */
export function phraseJoiner(synonyms: Synonyms): (text: string) => string {
  const phrases = synonyms.flatMap(([word = '', ...others]) =>
    others
      .filter((other) => !isSingleWord(other))
      .map((phrase) => ({
        pattern: new RegExp(`(?<![\\p{L}\\p{N}])${phrase}(?![\\p{L}\\p{N}])`, 'giu'),
        word,
      })),
  );
  return (text) =>
    phrases.reduce((joined, {pattern, word}) => joined.replace(pattern, word), text);
}

/** For the stem of each single word, the stems of the words that stand for it. */
export type Alternatives = ReadonlyMap<string, ReadonlySet<string>>;

export function toAlternatives(synonyms: Synonyms): Alternatives {
  const alternatives = new Map<string, Set<string>>();
  for (const group of synonyms) {
    const stems = group.filter(isSingleWord).map(stem);
    for (const each of stems) {
      const others = alternatives.get(each) ?? new Set();
      for (const other of stems) if (other !== each) others.add(other);
      alternatives.set(each, others);
    }
  }
  return alternatives;
}

function isSingleWord(text: string): boolean {
  return /^[\p{L}\p{N}]+$/u.test(text);
}
