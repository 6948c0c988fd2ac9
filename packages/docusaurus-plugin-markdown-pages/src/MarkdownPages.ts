import {
  appendFileSync,
  closeSync,
  mkdirSync,
  openSync,
  readSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type {AllContent} from '@docusaurus/types';
import {type MarkdownPage, printPage} from './print';

/** An item of a list. */
export interface PageLink {
  /** Markdown. */
  readonly label: string;
  readonly href: string;
  /** Plain text; empty for none. */
  readonly description: string;
}

/** Pages in `llms.txt`, below a heading. */
export interface PageList {
  readonly label: string;
  readonly links: readonly PageLink[];
  /** Lists in files of their own, to which this one links. */
  readonly files?: readonly ListFile[];
}

/** A list in a file of its own. */
export interface ListFile extends Pick<PageList, 'label' | 'links'> {
  /** The address of the file, without `.txt`. */
  readonly href: string;
  /** Markdown above the list. */
  readonly introduction: string;
}

/** Where plugins put what their site has as Markdown. */
export interface MarkdownPages {
  readonly addPage: (page: MarkdownPage) => void;
  readonly addList: (list: PageList) => void;
}

/** The pages that plugins have added. */
export interface AddedPages extends MarkdownPages {
  readonly lists: readonly PageList[];
  readonly hrefs: () => readonly string[];
  /** The files of the pages by the addresses of the pages, in the order that they were added in. */
  readonly files: () => Iterable<readonly [href: string, text: string]>;
}

export const NAME = 'docusaurus-plugin-markdown-pages';

/**
 * Where a plugin puts its pages as Markdown, in its `allContentLoaded`. Undefined if nothing is written: in a site without
 * docusaurus-plugin-markdown-pages, and in the development server.
 */
export function getMarkdownPages(allContent: AllContent): MarkdownPages | undefined {
  const content = allContent[NAME]?.['default'];
  return isMarkdownPages(content) ? content : undefined;
}

/** Docusaurus knows contents by the names of their plugins only. */
function isMarkdownPages(content: unknown): content is MarkdownPages {
  return typeof content === 'object' && content !== null && 'addPage' in content;
}

/**
 * Creates an empty list of pages. Their texts are in one file, because those of a large reference would take 100 MB of
 * memory; what the file contained is lost.
 */
export function createMarkdownPages(
  file: string,
  toAddress: (href: string) => string,
): AddedPages {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, '');
  const sizes: (readonly [href: string, bytes: number])[] = [];
  const lists: PageList[] = [];
  return {
    lists,
    addList: (list) => void lists.push(list),
    addPage(page) {
      const text = Buffer.from(printPage(page, toAddress(page.href)));
      appendFileSync(file, text);
      sizes.push([page.href, text.length]);
    },
    hrefs: () => sizes.map(([href]) => href),
    *files() {
      const descriptor = openSync(file, 'r');
      for (const [href, bytes] of sizes) {
        const text = Buffer.alloc(bytes);
        readSync(descriptor, text);
        yield [href, String(text)];
      }
      closeSync(descriptor);
    },
  };
}
