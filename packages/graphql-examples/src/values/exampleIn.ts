const EXAMPLE =
  /\b(?:such as|for example|e\.g\.|example(?: value)?:|as in|for instance|like|of the form)[,:]? (?:`"([^`"]+)"`|`([^`]+)`|"([^"]+)")/i;
const WORDS_OF_LIST =
  /\b(?:one of|either|words?|values?)[^`.]*:? `([^`]+)`(?:, `[^`]+`)*,? or `[^`]+`/i;

/** The value that a description gives as an example, such as `en` in "such as `en`". */
export function exampleIn(description: string | null | undefined): string | undefined {
  const found = EXAMPLE.exec(description ?? '');
  return found?.[1] ?? found?.[2] ?? found?.[3];
}

/** The first of the values that a description lists, as in "one of `A`, `B` or `C`". */
export function firstOfList(description: string | null | undefined): string | undefined {
  return WORDS_OF_LIST.exec(description ?? '')?.[1];
}
