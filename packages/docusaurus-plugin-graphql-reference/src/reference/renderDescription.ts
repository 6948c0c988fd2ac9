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
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {type State, toHast} from 'mdast-util-to-hast';
import {gfm} from 'micromark-extension-gfm';
import {visit} from 'unist-util-visit';

/** What code in a description becomes. */
export interface DescriptionCode {
  /** What inline code shows, and the address of the element of the schema that it names. */
  readonly readMention: (text: string) => {readonly text: string; readonly href?: string};
  /** Highlighted HTML of a code block. */
  readonly highlight: (code: string, language: string) => string;
}

const SAFE_LINK = /^(?:https?:\/\/|mailto:|\/(?!\/)|#|\.{1,2}\/)/i;

const EXTENSIONS = {extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()]};

/** What Markdown could give meaning to; a text without it is a paragraph as it stands. */
const MARKDOWN = /[\\`*_[\]<>&#~|!]|\n\s*\n|^\s*[-+=\d]|\n\s*[-+=\d]|(?:https?:|www\.|@)/;

function escape(text: string): string {
  return text.replaceAll('&', '&#x26;').replaceAll('<', '&#x3C;');
}

/** Raw HTML is shown as written: a description may speak of `<T>`, never mark up the page. */
function toText(_: State, node: Html): ElementContent {
  return {type: 'text', value: node.value};
}

function makeSafe(tree: Nodes): void {
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
    if (node.tagName === 'img') replaceImage(node);
    if (/^h[1-6]$/.test(node.tagName)) replaceHeading(node);
    if (node.tagName === 'input') node.properties['ariaLabel'] = 'Task';
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
  node.children = [
    {type: 'element', tagName: 'strong', properties: {}, children: node.children},
  ];
}

/** Renders CommonMark (with GFM) to HTML that can neither script nor break the page. */
export function createDescriptionRenderer(
  code: DescriptionCode,
): (markdown: string | null | undefined) => string {
  const handlers = {
    html: toText,
    // Footnotes would need ids that are unique on the page.
    footnoteReference: (_: State, node: FootnoteReference) => ({
      type: 'text' as const,
      value: `[^${node.identifier}]`,
    }),
    footnoteDefinition: (state: State, node: FootnoteDefinition) => ({
      type: 'element' as const,
      tagName: 'div',
      properties: {},
      children: state.all(node),
    }),
    inlineCode(_: State, node: InlineCode, parent: Parents | undefined): ElementContent {
      const {text, href} = code.readMention(node.value);
      const element: Element = {
        type: 'element',
        tagName: 'code',
        properties: {},
        children: [{type: 'text', value: text}],
      };
      const isInLink = parent?.type === 'link' || parent?.type === 'linkReference';
      return isInLink || href === undefined
        ? element
        : {type: 'element', tagName: 'a', properties: {href}, children: [element]};
    },
    code(_: State, node: Code) {
      const html = code.highlight(node.value, node.lang ?? '');
      return {
        type: 'element' as const,
        tagName: 'pre',
        properties: {tabIndex: 0},
        children: [
          {
            type: 'element' as const,
            tagName: 'code',
            properties: {},
            children: [{type: 'raw', value: html} as unknown as ElementContent],
          },
        ],
      };
    },
  };
  return (markdown) => {
    const text = markdown?.trim();
    if (!text) return '';
    if (!MARKDOWN.test(text)) return `<p>${escape(text)}</p>`;
    const tree = toHast(fromMarkdown(text, EXTENSIONS), {
      handlers,
      clobberPrefix: '',
    });
    makeSafe(tree);
    return toHtml(tree, {allowDangerousHtml: true});
  };
}
