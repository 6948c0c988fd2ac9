import {joinBlocks} from 'docusaurus-plugin-markdown-pages/print';

export {
  joinBlocks,
  toFence,
  toSpan,
  toText,
} from 'docusaurus-plugin-markdown-pages/print';

/** A list with an item for each text, which may have several blocks. */
export function toList(items: readonly string[]): string {
  return items.map((item) => `- ${item.replaceAll(/\n(?=[^\n])/g, '\n  ')}`).join('\n');
}

/** The text about the thing that a line names: on the line if it is one, else below it. */
export function joinItem(head: string, blocks: readonly string[]): string {
  const [first = '', ...rest] = blocks.filter((block) => block !== '');
  const isLine =
    first !== '' && !first.includes('\n') && !/^(?:[-#>|]|\d+\. |```)/.test(first);
  const start = isLine ? [`${head} – ${first}`] : [head, first];
  return joinBlocks([...start, ...rest]);
}
