import {DomUtils, parseDocument} from 'htmlparser2';

/** A part of a page: what precedes the first heading with an anchor, or such a heading and its text. */
export interface PageSection {
  readonly anchor: string;
  readonly heading: string;
  /** Its first paragraph. */
  readonly lead: string;
  /** All of its text, with the first paragraph; a line for each block and each row of a table. */
  readonly text: string;
  /** How many letters of the text are in links. */
  readonly linkedLetters: number;
  /** How many items of lists begin with a link to a page, as those of "Next steps" do. */
  readonly linkedItems: number;
}

/** The parts of a built page that search needs. */
export interface ParsedPage {
  readonly title: string;
  readonly description: string;
  /** Words that the author expects readers to type. */
  readonly keywords: string;
  /** Classes of the `html` element, which name the type of a page in Docusaurus. */
  readonly classes: ReadonlySet<string>;
  readonly isNoindex: boolean;
  readonly sections: readonly PageSection[];
}

type Node = ReturnType<typeof parseDocument>['children'][number];
type Element = Extract<Node, {readonly attribs: unknown}>;
/** The tags of the elements that a text is in, and `lead` in the first paragraph of a section. */
type Scope = ReadonlySet<string>;

const SKIPPED_TAGS = new Set(
  'button footer form nav noscript pre script style svg template'.split(' '),
);
const INLINE_TAGS = new Set('a abbr b code em i kbd span strong wbr'.split(' '));
const CELL_TAGS = new Set(['td', 'th']);
/** Between the cells of a row. */
const CELL = ' · ';
const MESSAGE = /"message":\s*"((?:[^"\\]|\\.)*)"/gu;
const SKIPPED_CLASS = /(?:^|\s)(?:hash-link|theme-doc-version-badge)(?:\s|$)/u;
const CODE_BLOCK_CLASS = /(?:^|\s)theme-code-block(?:\s|$)/u;
/** What Docusaurus renders of the file of a doc or a post; around it is the interface. */
const WRITTEN_CLASS = /(?:^|\s)theme-doc-markdown(?:\s|$)/u;
const WRITTEN_ID = '__blog-post-container';

/**
 * Parses the title, the sections and their text out of what is written in a page's `main` element, without the interface
 * around it, code blocks but for messages of errors, elements with the attribute `data-search-ignore`, and the text of `header` elements.
 */
export function parsePage(html: string): ParsedPage {
  const {children} = parseDocument(html);
  const find = (tag: string, name?: string) =>
    DomUtils.findOne(
      (element) => element.name === tag && (!name || element.attribs['name'] === name),
      children,
    );
  const main = find('main')?.children ?? [];
  const written = DomUtils.findOne(
    ({attribs}) =>
      attribs['id'] === WRITTEN_ID || WRITTEN_CLASS.test(attribs['class'] ?? ''),
    main,
  );
  const collector = new SectionCollector();
  collector.collect(written?.children ?? main, new Set());
  const heading = find('h1');
  const title = find('title');
  const getMeta = (name: string) => find('meta', name)?.attribs['content'] ?? '';
  return {
    title:
      [collector.title, heading && toText(heading), title && toText(title)]
        .map((text) => tidy(text ?? ''))
        .find((text) => text !== '') ?? '',
    description: tidy(getMeta('description')),
    keywords: getMeta('keywords'),
    classes: new Set((find('html')?.attribs['class'] ?? '').split(/\s+/u)),
    isNoindex: getMeta('robots').includes('noindex'),
    sections: collector.sections.map((section) => ({
      ...section,
      lead: tidy(section.lead),
      text: tidyLines(section.text),
    })),
  };
}

class SectionCollector {
  title = '';
  readonly sections = [createSection('', '')];

  collect(nodes: readonly Node[], scope: Scope): void {
    for (const node of nodes) {
      if (DomUtils.isText(node)) this.#addText(node.data.replace(/\s+/gu, ' '), scope);
      else if (DomUtils.isTag(node)) this.#collectElement(node, scope);
    }
  }

  #collectElement(element: Element, scope: Scope): void {
    const {name, attribs, children} = element;
    this.#separate(element, scope);
    if (name === 'pre') this.#addMessages(element);
    if (isSkipped(element)) return;
    if (isCodeBlock(element)) {
      this.collect(DomUtils.getElementsByTagName('pre', children), scope);
      return;
    }
    if (name === 'li' && startsWithLink(element)) this.sections.at(-1)!.linkedItems++;
    if (name === 'h1' && this.title === '') {
      this.title = toText(element);
    } else if (/^h[2-6]$/u.test(name) && attribs['id']) {
      this.sections.push(createSection(attribs['id'], tidy(toText(element))));
    } else {
      const inside = new Set(scope).add(name);
      if (name === 'p' && this.sections.at(-1)!.lead.trim() === '') inside.add('lead');
      this.collect(children, inside);
    }
    this.#separate(element, scope);
  }

  /** Separates what precedes and follows an element that is not part of a line. */
  #separate({name}: Element, scope: Scope): void {
    if (CELL_TAGS.has(name)) this.#addText(CELL, scope);
    else if (!INLINE_TAGS.has(name)) this.#addText('\n', scope);
  }

  /** Of code, the messages of errors are text that readers paste. */
  #addMessages(code: Element): void {
    for (const [, message = ''] of toText(code).matchAll(MESSAGE)) {
      this.sections.at(-1)!.text += `\n${message.replaceAll('\\"', '"')}\n`;
    }
  }

  #addText(text: string, scope: Scope): void {
    if (scope.has('header')) return;
    const section = this.sections.at(-1)!;
    section.text += text;
    if (scope.has('lead')) section.lead += text;
    if (scope.has('a')) section.linkedLetters += text.length;
  }
}

function createSection(anchor: string, heading: string) {
  return {anchor, heading, lead: '', text: '', linkedLetters: 0, linkedItems: 0};
}

/** A block of code with its title, language and buttons. */
function isCodeBlock({name, attribs, children}: Element): boolean {
  const isFigure =
    name === 'figure' && DomUtils.getElementsByTagName('pre', children).length > 0;
  return isFigure || CODE_BLOCK_CLASS.test(attribs['class'] ?? '');
}

/** Whether a text begins with a link to a page, which is not a name of the schema. */
function startsWithLink({children}: Element): boolean {
  const first = children.find(
    (node) => !DomUtils.isText(node) || node.data.trim() !== '',
  );
  if (first === undefined || !DomUtils.isTag(first)) return false;
  if (first.name !== 'a') return startsWithLink(first);
  const isPage = !/^(?:[a-z]+:|#)/u.test(first.attribs['href'] ?? '#');
  return isPage && DomUtils.getElementsByTagName('code', first.children).length === 0;
}

function isSkipped({name, attribs}: Element): boolean {
  return (
    SKIPPED_TAGS.has(name) ||
    'data-search-ignore' in attribs ||
    attribs['aria-hidden'] === 'true' ||
    SKIPPED_CLASS.test(attribs['class'] ?? '')
  );
}

/** The text of a heading, without its link to itself. */
function toText({children}: Element): string {
  const texts = children.map((node) => {
    if (DomUtils.isTag(node)) return isSkipped(node) ? '' : toText(node);
    return DomUtils.isText(node) ? node.data : '';
  });
  return texts.join('');
}

/** Collapses white space within lines, and removes empty lines and cells. */
function tidyLines(text: string): string {
  const lines = text
    .split('\n')
    .map((line) => tidy(line).split(CELL.trim()).map(tidy).filter(Boolean).join(CELL));
  return lines.filter(Boolean).join('\n');
}

/** Collapses white space and removes the invisible characters of heading anchors. */
function tidy(text: string): string {
  return text
    .replace(/[\u200b\ufeff]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
}
