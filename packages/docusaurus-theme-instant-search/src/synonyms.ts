import {stem} from './words';

/** Words that stand for each other; the first of a group is written for its phrases. */
export type Synonyms = readonly (readonly string[])[];

/** Words may be between a verb and its particle: `sign somebody in`, `turn all emails off`. */
const PARTICLE = /^(\w+) (?=(?:in|off|on|out|up)$)/u;
const GAP = '$1(?: [^\\s]+){0,2} ';

/** Writes after each phrase of the synonyms the word that stands for it. */
export function phraseExpander(synonyms: Synonyms): (text: string) => string {
  const words = new Map(
    synonyms.flatMap(([word = '', ...others]) =>
      others
        .filter((other) => !isSingleWord(other) || !isSingleWord(word))
        .map((phrase) => [phrase, word]),
    ),
  );
  if (words.size === 0) return (text) => text;
  // The longest phrase that fits counts.
  const phrases = Array.from(words.keys())
    .sort((a, b) => b.length - a.length)
    .map((phrase) =>
      phrase.replace(/[.*+?^${}()|[\]\\/]/gu, '\\$&').replace(PARTICLE, GAP),
    )
    .join('|');
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${phrases})(?![\\p{L}\\p{N}])`,
    'giu',
  );
  return (text) =>
    text.replace(pattern, (phrase) => {
      const written = phrase.toLowerCase();
      const word = words.get(written) ?? words.get(written.replace(/\s.*\s/u, ' '));
      return `${phrase} ${word}`;
    });
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
