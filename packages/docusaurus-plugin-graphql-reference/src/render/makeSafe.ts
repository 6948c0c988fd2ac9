import type {Element, Nodes} from 'hast';
import {visit} from 'unist-util-visit';
import type {ResolveLink} from '../links/createLinkResolver';
import {isSafeLink} from '../links/isSafeLink';
import type {Translate} from '../words/createTranslate';

interface Making {
  readonly t: Translate;
  readonly resolve: ResolveLink;
}

/** Changes what a description may not bring into a page, and where its links lead. */
export function makeSafe(tree: Nodes, making: Making): void {
  visit(tree, 'element', (node) => {
    if (node.tagName === 'a') replaceLink(node, making);
    // Wide tables scroll, which the keyboard must be able to do.
    if (node.tagName === 'table') node.properties['tabIndex'] = 0;
    if (node.tagName === 'img') replaceImage(node, making);
    if (node.tagName === 'input') {
      node.properties['ariaLabel'] = making.t('description.task');
    }
    delete node.properties['style'];
  });
}

/** Names a link that has no text, and makes text of one that leads to no place on the web. */
function replaceLink(node: Element, {resolve}: Making): void {
  const href = resolve(String(node.properties['href'] ?? ''));
  const isSafe = isSafeLink(href);
  // No link can be inside another one.
  if (isSafe) visit(node, 'element', (inner) => toPictureText(inner));
  if (textOf(node) === '') node.children = [{type: 'text', value: href}];
  if (!isSafe) {
    node.tagName = 'span';
    node.properties = {};
  } else if (/^https?:/i.test(href)) {
    node.properties = {href, rel: 'noopener noreferrer'};
  } else {
    node.properties['href'] = href;
  }
}

function textOf(node: Element): string {
  let text = '';
  visit(node, (inner) => {
    if (inner.type === 'text') text += inner.value;
    if (inner.type === 'element' && inner.tagName === 'img') text += describe(inner);
  });
  return text.trim();
}

function describe({properties}: Element): string {
  return String(properties['alt'] ?? '') || String(properties['src'] ?? '');
}

function toPictureText(node: Element): void {
  if (node.tagName !== 'img') return;
  node.children = [{type: 'text', value: describe(node)}];
  node.tagName = 'span';
  node.properties = {};
}

/** A page shows no picture of another host: its text alternative links to it. */
function replaceImage(node: Element, {resolve}: Making): void {
  const source = resolve(String(node.properties['src'] ?? ''));
  toPictureText(node);
  if (!isSafeLink(source)) return;
  node.tagName = 'a';
  node.properties = {href: source, rel: 'noopener noreferrer'};
}
