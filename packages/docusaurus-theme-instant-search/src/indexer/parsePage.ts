import {DomUtils, parseDocument} from 'htmlparser2';

/** A part of a page: what precedes the first heading with an anchor, or such a heading and its text. */
export interface PageSection {
  readonly anchor: string;
  readonly heading: string;
  /** Its first paragraph. */
  readonly lead: string;
  /** All of its text, with the first paragraph. */
  readonly text: string;
  /** The code in terms of definition lists and in the first cells of table rows. */
  readonly terms: string;
  /** How many letters of the text are in links. */
  readonly linkedLetters: number;
}

/** The parts of a built page that search needs. */
export interface ParsedPage {
  readonly title: string;
  readonly description: string;
  /** Classes of the `html` element, which name the type of a page in Docusaurus. */
  readonly classes: ReadonlySet<string>;
  readonly isNoindex: boolean;
  readonly sections: readonly PageSection[];
}

type Node = ReturnType<typeof parseDocument>['children'][number];
type Element = Extract<Node, {readonly attribs: unknown}>;

const SKIPPED_TAGS = new Set(
  'button footer form nav noscript pre script style svg template'.split(' '),
);
const INLINE_TAGS = new Set('a abbr b code em i kbd span strong wbr'.split(' '));
const SKIPPED_CLASS = /(?:^|\s)(?:hash-link|theme-doc-version-badge)(?:\s|$)/u;

/** Where in a section a text stands. */
interface Scope {
  readonly isInHeader?: boolean;
  readonly isInLead?: boolean;
  readonly isInLink?: boolean;
  readonly isInTerm?: boolean;
  readonly isInCode?: boolean;
}

/**
 * Parses the title, the sections and their text out of a page's `main` element, without navigation,
 * code blocks, elements with the attribute `data-search-ignore`, and the text of `header` elements.
 */
export function parsePage(html: string): ParsedPage {
  const {children} = parseDocument(html);
  const find = (tag: string, attribute?: string, value?: string) =>
    DomUtils.findOne(
      (element) =>
        element.name === tag &&
        (attribute === undefined || element.attribs[attribute] === value),
      children,
    );
  const collector = new SectionCollector();
  const main = find('main');
  if (main) collector.collect(main.children, {});
  const documentTitle = find('title');
  return {
    title: tidy(collector.title) || tidy(documentTitle ? toText(documentTitle) : ''),
    description: tidy(find('meta', 'name', 'description')?.attribs['content'] ?? ''),
    classes: new Set((find('html')?.attribs['class'] ?? '').split(/\s+/u)),
    isNoindex:
      find('meta', 'name', 'robots')?.attribs['content']?.includes('noindex') ?? false,
    sections: collector.sections.map((section) => ({
      ...section,
      lead: tidy(section.lead),
      text: tidy(section.text),
      terms: tidy(section.terms),
    })),
  };
}

class SectionCollector {
  title = '';
  readonly sections = [createSection('', '')];

  collect(nodes: readonly Node[], scope: Scope): void {
    for (const node of nodes) {
      if ('data' in node && node.type === 'text') this.#addText(node.data, scope);
      else if ('attribs' in node && !isSkipped(node)) this.#collectElement(node, scope);
      else if ('attribs' in node) this.#separate(node, scope);
    }
  }

  #collectElement(element: Element, scope: Scope): void {
    const {name, attribs} = element;
    this.#separate(element, scope);
    if (name === 'h1' && this.title === '') {
      this.title = toText(element);
    } else if (/^h[2-6]$/u.test(name) && attribs['id']) {
      this.sections.push(createSection(attribs['id'], tidy(toText(element))));
    } else {
      this.collect(element.children, this.#toScope(element, scope));
    }
    this.#separate(element, scope);
  }

  #toScope(element: Element, scope: Scope): Scope {
    const {name} = element;
    const isFirst = name === 'p' && this.sections.at(-1)!.lead.trim() === '';
    return {
      isInHeader: scope.isInHeader || name === 'header',
      isInLead: scope.isInLead || isFirst,
      isInLink: scope.isInLink || name === 'a',
      isInTerm: scope.isInTerm || name === 'dt' || isFirstCell(element),
      isInCode: scope.isInCode || name === 'code',
    };
  }

  /** Separates the words before and after an element that is not part of a line. */
  #separate({name}: Element, scope: Scope): void {
    if (!INLINE_TAGS.has(name)) this.#addText(' ', scope);
  }

  #addText(text: string, scope: Scope): void {
    if (scope.isInHeader) return;
    const section = this.sections.at(-1)!;
    section.text += text;
    if (scope.isInLead) section.lead += text;
    if (scope.isInTerm && scope.isInCode) section.terms += `${text} `;
    if (scope.isInLink) section.linkedLetters += text.length;
  }
}

function createSection(anchor: string, heading: string) {
  return {anchor, heading, lead: '', text: '', terms: '', linkedLetters: 0};
}

function isFirstCell(element: Element): boolean {
  const row = element.parent as Element | null;
  return (
    /^t[dh]$/u.test(element.name) &&
    (row?.parent as Element | null)?.name === 'tbody' &&
    DomUtils.prevElementSibling(element) === null
  );
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
function toText(element: Element): string {
  return element.children
    .map((node) => {
      if ('attribs' in node) return isSkipped(node) ? '' : toText(node);
      return node.type === 'text' ? node.data : '';
    })
    .join('');
}

/** Collapses white space and removes the invisible characters of heading anchors. */
function tidy(text: string): string {
  return text
    .replace(/[\u200b\ufeff]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
}
