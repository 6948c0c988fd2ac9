/** Endings that tell forms of one word apart, longest first, and what stays in their place. */
const ENDINGS: readonly (readonly [ending: RegExp, stays: string])[] = [
  [/(?<=.{3})ies$/u, 'y'],
  [/(?<=(?:ss|sh|ch|x|z))es$/u, ''],
  [/(?<=.{2}[^su])s$/u, ''],
];
const PARTICIPLE = /(?<=[aeiouy].*[^aeiou])(?:ing|ed)$/u;
const DOUBLED = /([bdgmnprt])\1$/u;

/** One form for the forms of an English word: `deletes`, `deleted`, `deleting` -> `delet`. */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/u.test(word)) return word;
  const singular = ENDINGS.reduce(
    (form, [ending, stays]) => (form === word ? form.replace(ending, stays) : form),
    word,
  );
  const base = singular.replace(PARTICIPLE, '');
  const root = base === singular ? base : base.replace(DOUBLED, '$1');
  return root.length < 5 ? root : root.replace(/(?<=[st])ion$/u, '').replace(/e$/u, '');
}
