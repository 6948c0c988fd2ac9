import type {ElementContent, Root} from 'hast';
import {escapeText} from './escape';
import {findLanguage, lowlight} from './languages';

/** Classes of the stylesheet by highlight.js scope; a scope without a class stays text. */
const classByScope: Readonly<Record<string, string>> = {
  keyword: 'keyword',
  'selector-tag': 'keyword',
  'template-tag': 'keyword',
  string: 'string',
  regexp: 'string',
  link: 'string',
  code: 'string',
  char: 'string',
  number: 'number',
  literal: 'number',
  symbol: 'number',
  bullet: 'number',
  comment: 'comment',
  quote: 'comment',
  title: 'name',
  section: 'name',
  name: 'name',
  'selector-id': 'name',
  'selector-class': 'name',
  'selector-pseudo': 'name',
  type: 'type',
  'title class_': 'type',
  built_in: 'type',
  attr: 'attribute',
  attribute: 'attribute',
  property: 'attribute',
  'selector-attr': 'attribute',
  variable: 'variable',
  'template-variable': 'variable',
  subst: 'plain',
  meta: 'meta',
  doctag: 'meta',
  addition: 'inserted',
  deletion: 'deleted',
  strong: 'strong',
  emphasis: 'emphasis',
};

/**
 * The code as HTML: text and `<span class="hl-…">` only, everything escaped.
 * A language that is not known gives the escaped text.
 */
export function highlight(code: string, language: string): string {
  const {grammar} = findLanguage(language);
  return grammar === undefined
    ? escapeText(code)
    : printChildren(lowlight.highlight(grammar, code, {prefix: ''}));
}

function printChildren(parent: Root | {readonly children: ElementContent[]}): string {
  return parent.children.map(printNode).join('');
}

function printNode(node: Root['children'][number]): string {
  if (node.type === 'text') return escapeText(node.value);
  if (node.type !== 'element') return '';
  const content = printChildren(node);
  const name = findClass(node.properties['className']);
  return name === undefined || content === ''
    ? content
    : `<span class="hl-${name}">${content}</span>`;
}

function findClass(scopes: unknown): string | undefined {
  if (!Array.isArray(scopes)) return undefined;
  return classByScope[scopes.join(' ')] ?? classByScope[String(scopes[0])];
}
