import {codeFrame} from 'docusaurus-theme-static-code/codeFrame';
import {toHtml} from 'hast-util-to-html';
import type {Element, ElementContent} from 'hast';
import type {
  Code,
  FootnoteDefinition,
  FootnoteReference,
  Html,
  InlineCode,
  Parents,
} from 'mdast';
import {type State, toHast} from 'mdast-util-to-hast';
import {isPlain, memoize, parseDescription} from 'graphql-api-model';
import type {ResolveLink} from '../links/createLinkResolver';
import type {DescriptionCode} from '../samples/createDescriptionCode';
import {linkHeadings} from './linkHeadings';
import {makeSafe} from './makeSafe';
import {hasDate, markDates} from './markDates';
import {toElement} from './toElement';
import {type Translate, inEnglish} from '../words/createTranslate';

/** How the caption of a code block names its language. */
const LANGUAGES: ReadonlyMap<string, string> = new Map([
  ['graphql', 'GraphQL'],
  ['json', 'JSON'],
]);

/**
 * Renders CommonMark (with GFM) to HTML that can neither script nor break the page; empty where
 * there is none. Headings can be linked to where a description has its own place on a page:
 * `place` is the anchor there, empty for that of the page itself.
 */
export type RenderDescription = (
  markdown: string | null | undefined,
  place?: string,
) => string;

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

/** A code block in the frame that every code block of the site has. */
function toCodeFrame(language: string, html: string, t: Translate): Element {
  const caption =
    language === '' ? t('description.code') : (LANGUAGES.get(language) ?? language);
  const create = (
    name: string,
    properties: Element['properties'],
    ...children: (Element | string)[]
  ): Element =>
    toElement(
      name,
      properties,
      children.map((child) =>
        typeof child === 'string' ? {type: 'text', value: child} : child,
      ),
    );
  // `raw` is the output of the highlighter, which escapes the text of the author.
  const raw = {type: 'raw', value: html} as unknown as ElementContent;
  return codeFrame<Element>(create, {
    caption,
    name: caption,
    code: toElement('code', {}, [raw]),
    words: {copy: 'Copy', refused: '', error: ''},
  });
}

/** Makes the function that renders the descriptions of a reference. */
export function createDescriptionRenderer(
  code: DescriptionCode,
  t: Translate = inEnglish,
  resolve: ResolveLink = (href) => href,
): RenderDescription {
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
      return toCodeFrame(language, code.highlight(node.value, language), t);
    },
  };
  const renderAt = (text: string, place?: string) => {
    if (isPlain(text) && !hasDate(text))
      return {html: `<p>${escape(text)}</p>`, hasHeadings: false};
    const tree = toHast(parseDescription(text), {handlers, clobberPrefix: ''});
    const hasHeadings = linkHeadings(tree, place);
    markDates(tree);
    makeSafe(tree, {t, resolve});
    return {html: toHtml(tree, {allowDangerousHtml: true}), hasHeadings};
  };
  // A member's text is on its own page and wherever its type is shown in place.
  const render = memoize((text) => renderAt(text));
  return (markdown, place) => {
    const text = markdown?.trim();
    if (!text) return '';
    const {html, hasHeadings} = render(text);
    return hasHeadings && place !== undefined ? renderAt(text, place).html : html;
  };
}
