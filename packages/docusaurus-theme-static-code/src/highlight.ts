import type {ElementContent, Root} from 'hast';
import {escapeText} from './escape';
import {findLanguage, lowlight} from './languages';
import {classByScope} from './tokenClasses';

/**
 * Highlights code as HTML: text and `<span class="hl-…">` only, everything escaped.
 *
 * @param code the code as it is, without a fence
 * @param language the word after a fence, such as `ts`; case does not matter. A language that
 *   is not known gives the escaped text.
 * @returns the HTML; its text is the code
 *
 * @example
 * highlight('const a = 1;', 'ts');
 * // '<span class="hl-keyword">const</span> a = <span class="hl-number">1</span>;'
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
