/** 1,500 tokens, of which each has 3.7 characters in such pages. */
const MOST = 5500;

const FENCE = /^ *`{3,}/gm;
/** Headings, and lines such as "Arguments:", whose content is cut off. */
const EMPTY_END = /(?:\n+(?:#{1,6} .*|.*:))+$/;

/** The part of a page below the heading of a name; undefined without such a heading. */
export function findPart(markdown: string, name: string): string | undefined {
  const blocks = markdown.split(/^(?=#{1,6} )/m);
  const levelOf = (block: string): number => block.indexOf(' ');
  const at = blocks.findIndex((block) =>
    [name, `\`${name}\``].includes(block.slice(levelOf(block) + 1).split('\n', 1)[0]!),
  );
  if (at < 0) return undefined;
  const end = blocks.findIndex(
    (block, index) => index > at && levelOf(block) <= levelOf(blocks[at]!),
  );
  return `${blocks
    .slice(at, end < 0 ? undefined : end)
    .join('')
    .trimEnd()}\n`;
}

/** A page of at most about 1,500 tokens, cut between two blocks, with a note where it is cut. */
export function fitPage(markdown: string): string {
  if (markdown.length <= MOST) return markdown;
  const start = markdown.slice(0, markdown.lastIndexOf('\n\n', MOST));
  const fences = [...start.matchAll(FENCE)];
  const whole = fences.length % 2 === 0 ? start : start.slice(0, fences.at(-1)!.index);
  const text = whole.trimEnd().replace(EMPTY_END, '');
  return `${text}\n\n(Cut: these are ${text.length} of ${markdown.length} characters. Describe one member, such as "Type.field", or read the SDL with the tool "closure".)\n`;
}
