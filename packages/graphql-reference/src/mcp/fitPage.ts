import {estimateTokens} from 'graphql-api-model/words';

/** Tokens of a part, without the line that leads to the next one. */
const MOST = 1400;

const HEADING = /^(#{1,6}) +(.*)$/;
const FENCE = /^ *(`{3,}|~{3,})/;

/** A heading of a page, as search knows it. */
export type Section = readonly [anchor: string, heading: string];

/** Pieces of Markdown that an empty line or a heading begins; code is one piece. */
function splitBlocks(markdown: string): readonly string[] {
  const blocks: string[][] = [[]];
  let fence: string | undefined;
  for (const line of markdown.trim().split('\n')) {
    const [, marks] = FENCE.exec(line) ?? [];
    if (fence === undefined && line === '') blocks.push([]);
    else blocks.at(-1)!.push(line);
    if (marks === undefined) continue;
    if (fence === undefined) fence = marks;
    else if (marks.startsWith(fence)) fence = undefined;
  }
  return blocks.map((lines) => lines.join('\n')).filter((block) => block !== '');
}

function toText(heading: string): string {
  return heading.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/[`*\\]/g, '');
}

function toAnchor(heading: string): string {
  return toText(heading)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');
}

/** The part of a page below the heading of an anchor or a name; undefined without such a heading. */
export function findPart(
  markdown: string,
  anchor: string,
  sections: readonly Section[] = [],
): string | undefined {
  const blocks = splitBlocks(markdown);
  const headings = blocks.flatMap((block, index) => {
    const [, marks, heading = ''] = HEADING.exec(block.split('\n', 1)[0]!) ?? [];
    return marks === undefined ? [] : [{index, level: marks.length, heading}];
  });
  const at = sections.findIndex(([own]) => own === anchor);
  const isSame = ([, heading]: Section, own: string): boolean =>
    toText(heading) === toText(own);
  // Several sections may have one heading.
  const before = sections
    .slice(0, Math.max(at, 0))
    .filter((one) => isSame(one, sections[at]![1]));
  const found =
    at >= 0
      ? headings.filter(({heading}) => isSame(sections[at]!, heading))[before.length]
      : (headings.find(({heading}) => toText(heading) === anchor) ??
        headings.find(({heading}) => toAnchor(heading) === anchor.toLowerCase()));
  if (!found) return undefined;
  const end = headings.find(
    ({index, level}) => index > found.index && level <= found.level,
  );
  return `${blocks.slice(found.index, end?.index).join('\n\n')}\n`;
}

/** Lines in groups that are short enough; of code with its fences around each. */
function divideBlock(block: string): readonly string[] {
  if (estimateTokens(block) <= MOST) return [block];
  const lines = block.split('\n');
  const [open] = FENCE.exec(lines[0]!) ?? [];
  const [start, end] = open === undefined ? ['', ''] : [`${lines[0]}\n`, `\n${open}`];
  const inner = (open === undefined ? lines : lines.slice(1, -1)).flatMap((line) =>
    estimateTokens(line) <= MOST / 2 ? [line] : (line.match(/.{1,1500}/gsu) ?? []),
  );
  return pack(inner, '\n', MOST - 50).map((text) => start + text + end);
}

function pack(
  pieces: readonly string[],
  between: string,
  most: number,
): readonly string[] {
  const packed: string[] = [];
  let tokens = Infinity;
  for (const piece of pieces) {
    const own = estimateTokens(piece + between);
    if (tokens + own <= most) packed.push(`${packed.pop()}${between}${piece}`);
    else packed.push(piece);
    tokens = tokens + own <= most ? tokens + own : own;
  }
  return packed;
}

/** A part of a page of at most 1,500 tokens, with a line about the next one. */
export function fitPage(markdown: string, cursor = '1'): string {
  const parts = pack(splitBlocks(markdown).flatMap(divideBlock), '\n\n', MOST);
  const part = parts[Number(cursor) - 1];
  if (part === undefined) {
    throw new Error(
      `There is no part "${cursor}" of it: cursors go from "1" to "${parts.length}".`,
    );
  }
  if (parts.length === 1) return `${part}\n`;
  const next = Number(cursor) + 1;
  const rest = next > parts.length ? '' : ` The rest: cursor "${next}".`;
  return `${part}\n\n(Part ${cursor} of ${parts.length}.${rest})\n`;
}
