/** English texts by their keys, each with where it appears. */
export type Texts = Readonly<
  Record<string, readonly [text: string, description: string]>
>;

/** The words by which one of several things is called, such as `{plural: 'queries'}`. */
type WordsOf<Name extends string> = Readonly<
  Record<Name, Readonly<Record<string, string>>>
>;

/** The sentences of each thing: `kind.query.title`, `kind.mutation.title`. */
type Sentences<Prefix extends string, Name extends string, Own extends Texts> = {
  readonly [Key in keyof Own & string as `${Prefix}.${Name}.${Key}`]: Own[Key];
};

/**
 * The sentences of several things, with the words of each thing in place of `[plural]`. In another
 * language a sentence may need another article or ending for each, so all of them are translated.
 */
export function toSentences<
  Prefix extends string,
  Name extends string,
  const Own extends Texts,
>(prefix: Prefix, words: WordsOf<Name>, sentences: Own): Sentences<Prefix, Name, Own> {
  const toText = (pattern: string, own: Readonly<Record<string, string>>): string =>
    pattern.replaceAll(/\[(\w+)\]/g, (_, word: string) => own[word] ?? '');
  return Object.fromEntries(
    Object.entries<Readonly<Record<string, string>>>(words).flatMap(([name, own]) =>
      Object.entries(sentences).map(([key, [pattern, description]]) => [
        `${prefix}.${name}.${key}`,
        [toText(pattern, own), description],
      ]),
    ),
  ) as unknown as Sentences<Prefix, Name, Own>;
}
