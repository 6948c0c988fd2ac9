/** A number in digits as texts have it: `12`, `2,000`, `0.5`; not a part of a word. */
const NUMBER = /(?<![\w.,-])\d+(?:[.,]\d+)*(?![\w])/g;

/** The numbers of a text with their places. */
export function findNumbers(
  text: string,
): readonly {readonly text: string; readonly at: number}[] {
  return [...text.matchAll(NUMBER)].map((match) => ({text: match[0], at: match.index}));
}

/** The numbers of a text, as they are written. */
export function toNumbers(text: string): readonly string[] {
  return text.match(NUMBER) ?? [];
}

/** A pattern of a statement, with a group for each number, which may be any. */
export function toPattern(statement: string): RegExp {
  const escape = (part: string): string =>
    part.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  const words = statement.split(NUMBER).map(escape);
  return new RegExp(
    `(?<![\\w.,-])${words.join(String.raw`(\d+(?:[.,]\d+)*)`)}(?![\\w])`,
    'gi',
  );
}
