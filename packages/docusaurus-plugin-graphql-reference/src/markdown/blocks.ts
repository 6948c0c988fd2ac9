/** Blocks of Markdown below each other; empty ones are left out. */
export function joinBlocks(blocks: readonly string[]): string {
  return blocks.filter((block) => block !== '').join('\n\n');
}

/** A list with an item for each text, which may have several blocks. */
export function toList(items: readonly string[]): string {
  return items.map((item) => `- ${item.replaceAll(/\n(?=[^\n])/g, '\n  ')}`).join('\n');
}

/** A code block, its fence longer than any in the code. */
export function toFence(code: string, language: string): string {
  const marks = code.match(/`{3,}/g) ?? [];
  const fence = '`'.repeat(Math.max(2, ...marks.map(({length}) => length)) + 1);
  return `${fence}${language}\n${code.trimEnd()}\n${fence}`;
}

/** What a parser would take for tags, links or definitions of links; in code it is what it is on the page. */
const MARKUP =
  /(?:<\/?[a-z!?][^>\n]*>?)+|(?:\[[^[\]\n]*)?\]\([^)\n]*\)?|^\[[^[\]\n]+\]:[^\n]*/gi;

/** Plain text. */
export function toText(text: string): string {
  return text.replaceAll(MARKUP, toSpan);
}

/** Inline code of any text. */
export function toSpan(code: string): string {
  const marks = code.match(/`+/g) ?? [];
  const mark = '`'.repeat(Math.max(0, ...marks.map(({length}) => length)) + 1);
  return /^`|`$/.test(code) ? `${mark} ${code} ${mark}` : mark + code + mark;
}

/** The text about the thing that a line names: on the line if it is one, else below it. */
export function joinItem(head: string, blocks: readonly string[]): string {
  const [first = '', ...rest] = blocks.filter((block) => block !== '');
  const isLine =
    first !== '' && !first.includes('\n') && !/^(?:[-#>|]|\d+\. |```)/.test(first);
  const start = isLine ? [`${head} – ${first}`] : [head, first];
  return joinBlocks([...start, ...rest]);
}
