import {toHtml} from 'hast-util-to-html';
import type {Element, ElementContent, Nodes} from 'hast';
import type {
  Code,
  FootnoteDefinition,
  FootnoteReference,
  Html,
  InlineCode,
  Parents,
} from 'mdast';
import {type State, toHast} from 'mdast-util-to-hast';
import {visit} from 'unist-util-visit';
import {isPlain, memoize, parseDescription} from 'graphql-api-model';
import {type Say, sayInEnglish} from './words/createSay';

/** What code in a description becomes. */
export interface DescriptionCode {
  /** What inline code shows, and the address of the element of the schema that it names. */
  readonly readMention: (text: string) => {readonly text: string; readonly href?: string};
  /** Highlighted HTML of a code block. */
  readonly highlight: (code: string, language: string) => string;
}

/** How the caption of a code block names its language. */
const LANGUAGES: ReadonlyMap<string, string> = new Map([
  ['graphql', 'GraphQL'],
  ['json', 'JSON'],
]);

const SAFE_LINK = /^(?:https?:\/\/|mailto:|\/(?!\/)|#|\.{1,2}\/)/i;

function escape(text: string): string {
  return text.replaceAll('&', '&#x26;').replaceAll('<', '&#x3C;');
}

/** Raw HTML is shown as written: a description may speak of `<T>`, never mark up the page. */
function toText(_: State, node: Html): ElementContent {
  return {type: 'text', value: node.value};
}

/** The mark of a footnote as the author wrote it. */
function toMark(node: FootnoteReference | FootnoteDefinition): ElementContent {
  return {type: 'text', value: `[^${node.label ?? node.identifier}]`};
}

function makeSafe(tree: Nodes, say: Say): void {
  visit(tree, 'element', (node) => {
    if (node.tagName === 'a') {
      const href = String(node.properties['href'] ?? '');
      if (!SAFE_LINK.test(href)) {
        node.tagName = 'span';
        node.properties = {};
      } else if (/^https?:/i.test(href)) {
        node.properties = {href, rel: 'noopener noreferrer'};
      }
    }
    // Wide tables scroll, which the keyboard must be able to do.
    if (node.tagName === 'table') node.properties['tabIndex'] = 0;
    if (node.tagName === 'img') replaceImage(node);
    if (/^h[1-6]$/.test(node.tagName)) replaceHeading(node);
    if (node.tagName === 'input') {
      node.properties['ariaLabel'] = say('description.task');
    }
    delete node.properties['align'];
    delete node.properties['style'];
  });
}

/** A page shows no picture of another host: its text alternative links to it. */
function replaceImage(node: Element): void {
  const source = String(node.properties['src'] ?? '');
  const text = String(node.properties['alt'] ?? '') || source;
  node.tagName = SAFE_LINK.test(source) ? 'a' : 'span';
  node.properties =
    node.tagName === 'a' ? {href: source, rel: 'noopener noreferrer'} : {};
  node.children = [{type: 'text', value: text}];
}

/** Headings of a description would break the outline of the page it stands on. */
function replaceHeading(node: Element): void {
  node.tagName = 'p';
  node.properties = {};
  node.children = [toElement('strong', {}, node.children)];
}

function toElement(
  tagName: string,
  properties: Element['properties'],
  children: readonly ElementContent[],
): Element {
  return {type: 'element', tagName, properties, children: [...children]};
}

/** A code block in the frame that every code block of the site has. */
function toCodeFrame(language: string, html: string, say: Say): Element {
  const label =
    language === '' ? say('description.code') : (LANGUAGES.get(language) ?? language);
  const text = (value: string): ElementContent => ({type: 'text', value});
  // `raw` is what the highlighter made; nothing of the author's gets here unescaped.
  const raw = {type: 'raw', value: html} as unknown as ElementContent;
  return toElement('figure', {className: 'code-frame'}, [
    toElement('figcaption', {className: 'code-frame__caption'}, [text(label)]),
    toElement('button', {type: 'button', className: 'code-frame__button', dataCopy: ''}, [
      text('Copy'),
    ]),
    toElement(
      'pre',
      {className: 'code-frame__box', tabIndex: 0, role: 'group', ariaLabel: label},
      [toElement('code', {}, [raw])],
    ),
  ]);
}

/** Renders CommonMark (with GFM) to HTML that can neither script nor break the page. */
export function createDescriptionRenderer(
  code: DescriptionCode,
  say: Say = sayInEnglish,
): (markdown: string | null | undefined) => string {
  const handlers = {
    html: toText,
    // Footnotes would need ids that are unique on the page.
    footnoteReference: (_: State, node: FootnoteReference) => toMark(node),
    footnoteDefinition: (state: State, node: FootnoteDefinition) =>
      toElement('div', {}, [toMark(node), ...state.all(node)]),
    inlineCode(_: State, node: InlineCode, parent: Parents | undefined): ElementContent {
      const {text, href} = code.readMention(node.value);
      const element = toElement('code', {}, [{type: 'text', value: text}]);
      const isInLink = parent?.type === 'link' || parent?.type === 'linkReference';
      return isInLink || href === undefined ? element : toElement('a', {href}, [element]);
    },
    code(_: State, node: Code) {
      const language = node.lang ?? '';
      return toCodeFrame(language, code.highlight(node.value, language), say);
    },
  };
  // A member's text stands on its own page and wherever its type is shown in place.
  const render = memoize((text) => {
    if (isPlain(text)) return `<p>${escape(text)}</p>`;
    const tree = toHast(parseDescription(text), {handlers, clobberPrefix: ''});
    makeSafe(tree, say);
    return toHtml(tree, {allowDangerousHtml: true});
  });
  return (markdown) => {
    const text = markdown?.trim();
    return text ? render(text) : '';
  };
}
