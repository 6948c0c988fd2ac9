import type {PageLink, PageList} from './MarkdownPages';
import {joinBlocks} from './print';

/** The most bytes of `llms.txt`, whatever the site has. */
const MOST_IN_INDEX = 10_000;
/** The most bytes of a file with a list. */
const MOST_IN_LIST = 50_000;

/** A list as it is printed, a line for each page. */
interface PrintedList {
  readonly label: string;
  readonly lines: readonly string[];
}

/** A file of the index by its address. */
export type IndexFile = readonly [href: string, text: string];

function toLine({label, href, description}: PageLink): string {
  return `- [${label}](${href})${description === '' ? '' : `: ${description}`}`;
}

/** The bytes of a text in UTF-8. */
function sizeOf(text: string): number {
  return Buffer.byteLength(text);
}

/** The texts of the files of a list: one, unless it is longer than `most` bytes. */
export function divideList(
  {label, lines}: PrintedList,
  introduction: string,
  most = MOST_IN_LIST,
): readonly string[] {
  const head = joinBlocks([`# ${label}`, introduction]);
  const texts: string[] = [];
  let text = `${head}\n\n`;
  for (const line of lines) {
    if (sizeOf(text) + sizeOf(line) + 1 > most) {
      texts.push(text);
      text = `${head}\n\n`;
    }
    text += `${line}\n`;
  }
  return [...texts, text];
}

/** What the index of a site is printed with. */
export interface IndexSite {
  readonly title: string;
  readonly tagline: string;
  readonly baseUrl: string;
  /** The address that a link of Markdown leads to. */
  readonly linkTo: (href: string) => string;
  /** The name of the file of a list, another one for each call. */
  readonly toName: (label: string) => string;
}

/**
 * `llms.txt` and the files that it leads to. Where the lists together are too long, the longest ones are files of their
 * own, too.
 */
export function printSiteIndex(
  lists: readonly PageList[],
  {title, tagline, baseUrl, linkTo, toName}: IndexSite,
): readonly [index: IndexFile, ...lists: IndexFile[]] {
  const files: IndexFile[] = [];
  const toLines = (links: readonly PageLink[]): readonly string[] =>
    links.map((link) => toLine({...link, href: linkTo(link.href)}));
  /** Adds the files of a list, and returns the lines that lead to them. */
  const addFiles = (
    list: PrintedList,
    base: string,
    introduction: string,
  ): readonly string[] =>
    divideList(list, introduction).map((text, index) => {
      const [label, path] =
        index === 0
          ? [list.label, base]
          : [`${list.label} ${index + 1}`, `${base}-${index + 1}`];
      const href = `${path}.txt`;
      files.push([href, text]);
      return toLine({label, href, description: ''});
    });
  const printed = lists.map(({label, links, files: own = []}) => ({
    label,
    lines: [
      ...toLines(links),
      ...own.flatMap(({href, introduction, ...list}) =>
        addFiles({...list, lines: toLines(list.links)}, href, introduction),
      ),
    ],
  }));
  const weigh = ({lines}: PrintedList): number => sizeOf(lines.join('\n'));
  const print = (shown: readonly PrintedList[]): string =>
    `${joinBlocks([
      `# ${title}`,
      tagline === '' ? '' : `> ${tagline}`,
      ...shown.flatMap(({label, lines}) => [`## ${label}`, lines.join('\n')]),
    ])}\n`;
  const moved = new Map<PrintedList, PrintedList>();
  const toShown = (): readonly PrintedList[] =>
    printed.map((list) => moved.get(list) ?? list);
  for (const list of printed.toSorted((a, b) => weigh(b) - weigh(a))) {
    if (sizeOf(print(toShown())) <= MOST_IN_INDEX) break;
    const base = `${baseUrl}llms/${toName(list.label)}`;
    moved.set(list, {...list, lines: addFiles(list, base, '')});
  }
  return [[`${baseUrl}llms.txt`, print(toShown())], ...files];
}
