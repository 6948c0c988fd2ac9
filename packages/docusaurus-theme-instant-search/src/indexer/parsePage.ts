import {Parser} from 'htmlparser2';

export interface PageSection {
  /** Empty for what precedes the first heading. */
  readonly anchor: string;
  readonly heading: string;
  /** Its first paragraph. */
  readonly lead: string;
  /** All of its text, the first paragraph too. */
  readonly text: string;
  /** The names of code that its lists of definitions and the rows of its tables are about. */
  readonly terms: string;
  /** How many letters of the text are in links. */
  readonly linkedLetters: number;
}

/** What a built page says, as far as search needs it. */
export interface ParsedPage {
  readonly title: string;
  readonly description: string;
  /** Classes of the `html` element, by which Docusaurus tells page types apart. */
  readonly classes: ReadonlySet<string>;
  readonly isNoindex: boolean;
  readonly sections: readonly PageSection[];
}

const SKIPPED_TAGS = new Set([
  'button',
  'footer',
  'form',
  'nav',
  'noscript',
  'pre',
  'script',
  'style',
  'svg',
  'template',
]);
const INLINE_TAGS = new Set([
  'a',
  'abbr',
  'b',
  'code',
  'em',
  'i',
  'kbd',
  'span',
  'strong',
  'wbr',
]);
const VOID_TAGS = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);
const HEADING = /^h[2-6]$/u;

type Attributes = Readonly<Record<string, string>>;

/**
 * Reads the title, the sections and their text out of a page's `main` element. Elements with the
 * attribute `data-search-ignore`, code blocks and navigation are left out, and of a `header` all but
 * its heading.
 */
export function parsePage(html: string): ParsedPage {
  const reader = new PageReader();
  const parser = new Parser({
    onopentag: (tag, attributes) => reader.open(tag, attributes),
    ontext: (text) => reader.text(text),
    onclosetag: (tag) => reader.close(tag),
  });
  parser.end(html);
  return reader.page();
}

class PageReader {
  #classes: ReadonlySet<string> = new Set();
  #isNoindex = false;
  #description = '';
  #documentTitle = '';
  #title = '';
  #sections = [emptySection('')];
  /** How many open elements are inside `main`, and inside something that is skipped. */
  #mainDepth = 0;
  #skippedDepth = 0;
  #headerDepth = 0;
  #target: 'text' | 'title' | 'heading' | 'documentTitle' = 'text';
  #isInLead = false;
  /** In the first cell of a row of a table's body, or in a term that is defined. */
  #isInTerm = false;
  #isInTableBody = false;
  #isInCode = false;
  #cells = 0;
  #isInLink = false;

  open(tag: string, attributes: Attributes): void {
    if (tag === 'html')
      this.#classes = new Set((attributes['class'] ?? '').split(/\s+/u));
    if (tag === 'meta') this.#readMeta(attributes);
    if (tag === 'title' && this.#documentTitle === '') this.#target = 'documentTitle';
    if (tag === 'main' || this.#mainDepth > 0) this.#openInMain(tag, attributes);
  }

  #readMeta({name, content = ''}: Attributes): void {
    if (name === 'robots' && content.includes('noindex')) this.#isNoindex = true;
    if (name === 'description') this.#description = content;
  }

  #openInMain(tag: string, attributes: Attributes): void {
    if (!INLINE_TAGS.has(tag)) this.text(' ');
    if (VOID_TAGS.has(tag)) return;
    this.#mainDepth++;
    if (tag === 'header') this.#headerDepth++;
    if (tag === 'a') this.#isInLink = true;
    this.#openInTable(tag);
    if (this.#skippedDepth > 0 || isSkipped(tag, attributes)) {
      this.#skippedDepth++;
    } else if (tag === 'h1' && this.#title === '') {
      this.#target = 'title';
    } else if (HEADING.test(tag) && attributes['id']) {
      this.#target = 'heading';
      this.#sections.push(emptySection(attributes['id']));
    } else if (tag === 'p' && this.#sections.at(-1)!.lead === '') {
      this.#isInLead = this.#headerDepth === 0;
    }
  }

  #openInTable(tag: string): void {
    if (tag === 'code') this.#isInCode = true;
    if (tag === 'tbody') this.#isInTableBody = true;
    if (tag === 'tr') this.#cells = 0;
    if (tag === 'td' || tag === 'th') this.#cells++;
    const isRowName = this.#isInTableBody && this.#cells === 1;
    if (tag === 'dt' || (isRowName && /^t[dh]$/u.test(tag))) this.#isInTerm = true;
  }

  text(text: string): void {
    if (this.#target === 'documentTitle') {
      this.#documentTitle += text;
    } else if (this.#mainDepth > 0 && this.#skippedDepth === 0) {
      this.#textInMain(text);
    }
  }

  #textInMain(text: string): void {
    const section = this.#sections.at(-1)!;
    if (this.#target === 'title') this.#title += text;
    else if (this.#target === 'heading') section.heading += text;
    else if (this.#headerDepth === 0) {
      section.text += text;
      if (this.#isInLead) section.lead += text;
      if (this.#isInTerm && this.#isInCode) section.terms += `${text} `;
      if (this.#isInLink) section.linkedLetters += text.length;
    }
  }

  close(tag: string): void {
    if (tag === 'title') this.#target = 'text';
    if (tag === 'p') this.#isInLead = false;
    if (tag === 'a') this.#isInLink = false;
    if (tag === 'code') this.#isInCode = false;
    if (tag === 'tbody') this.#isInTableBody = false;
    if (this.#mainDepth === 0 || VOID_TAGS.has(tag)) return;
    if (!INLINE_TAGS.has(tag)) this.text(' ');
    this.#mainDepth--;
    if (/^(?:td|th|dt)$/u.test(tag)) this.#isInTerm = false;
    if (tag === 'header') this.#headerDepth--;
    if (this.#skippedDepth > 0) this.#skippedDepth--;
    else if (tag === 'h1' || HEADING.test(tag)) this.#target = 'text';
  }

  page(): ParsedPage {
    return {
      title: tidy(this.#title) || tidy(this.#documentTitle),
      description: tidy(this.#description),
      classes: this.#classes,
      isNoindex: this.#isNoindex,
      sections: this.#sections.map(({heading, lead, text, terms, ...section}) => ({
        ...section,
        heading: tidy(heading),
        lead: tidy(lead),
        text: tidy(text),
        terms: tidy(terms),
      })),
    };
  }
}

function emptySection(anchor: string) {
  return {anchor, heading: '', lead: '', text: '', terms: '', linkedLetters: 0};
}

function isSkipped(tag: string, attributes: Attributes): boolean {
  return (
    SKIPPED_TAGS.has(tag) ||
    'data-search-ignore' in attributes ||
    attributes['aria-hidden'] === 'true' ||
    /(?:^|\s)(?:hash-link|theme-doc-version-badge)(?:\s|$)/u.test(
      attributes['class'] ?? '',
    )
  );
}

/** One space between words, none of the invisible characters that anchors are made of. */
function tidy(text: string): string {
  return text
    .replace(/[\u200b\ufeff]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
}
