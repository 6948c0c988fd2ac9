/** What each rule demands, by its name. */
export const RULES = {
  mdx: 'A text has to be MDX.',
  sample: 'A sample has to fit the schema.',
  deprecated: 'A sample must not use what is deprecated.',
  name: 'Inline code has to name what exists.',
  number: 'A number must not contradict the vocabulary or the schema.',
  vocabulary: 'A vocabulary holds only what the texts use.',
} as const;

/** The kind of a finding, as programs tell it. */
export type Rule = keyof typeof RULES;
