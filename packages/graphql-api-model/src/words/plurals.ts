/** Words in the singular that end like plurals. */
const NO_PLURAL = /(?:ss|us|is|news|series)$/;
/** The ends of plurals and of their singulars, the first that matches counts. */
const ENDS: readonly (readonly [RegExp, string])[] = [
  [/(?<=[^aeiou])ies$/, 'y'],
  [/(?<=ss|x|sh|[^a]ch|(?:at|on|ir)us)es$/, ''],
  [/s$/, ''],
];

/** The singular of an English word, or the word: `entries` -> `entry`, `status` -> `status`. */
export function toSingular(word: string): string {
  if (NO_PLURAL.test(word)) return word;
  const [end, singular] = ENDS.find(([plural]) => plural.test(word)) ?? [/$/, ''];
  return word.replace(end, singular);
}
