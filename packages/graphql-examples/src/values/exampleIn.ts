const EXAMPLE =
  /\b(?:such as|for example|e\.g\.|example(?: value)?:|as in|for instance|like)[,:]? (?:`"([^`"]+)"`|`([^`]+)`|"([^"]+)")/i;
const WORDS_OF_LIST =
  /\b(?:one of|either|words?|values?)[^`.]*:? `([^`]+)`(?:, `[^`]+`)*,? or `[^`]+`/i;

const FORM = /\bof the form `([^`]+)`/i;
/** What stands for something in a form. */
const PARTS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:user)?name\b/, 'ada'],
  [/\broom\b/, 'garden'],
  [/\b(?:server|host|domain)\b/, 'chat.example.com'],
];

/** A value in the form that a description shows, as `@name:server`; undefined without one. */
export function inForm(description: string | null | undefined): string | undefined {
  const form = FORM.exec(description ?? '')?.[1];
  const filled = PARTS.reduce(
    (text, [pattern, value]) => text?.replace(pattern, value),
    form,
  );
  return filled === form ? undefined : filled;
}

/** The value that a description gives as an example, such as `en` in "such as `en`". */
export function exampleIn(description: string | null | undefined): string | undefined {
  const found = EXAMPLE.exec(description ?? '');
  return found?.[1] ?? found?.[2] ?? found?.[3];
}

/** The first of the values that a description lists, as in "one of `A`, `B` or `C`". */
export function firstOfList(description: string | null | undefined): string | undefined {
  return WORDS_OF_LIST.exec(description ?? '')?.[1];
}
