import type {Element, Nodes} from 'hast';
import {toHash} from 'graphql-api-model';
import {visit} from 'unist-util-visit';
import {isDecodable} from '../links/isSafeLink';
import {toElement} from './toElement';

/**
 * Makes bold text of the headings of a description, which would break the outline of the page it
 * is on. At `place`, an anchor of the page or empty, they get ids there; elsewhere nothing
 * can lead to them, because the description may be on the page twice. Returns whether it has any.
 */
export function linkHeadings(tree: Nodes, place: string | undefined): boolean {
  const ids = new Map<string, string>();
  visit(tree, 'element', (node) => {
    if (!/^h[1-6]$/.test(node.tagName)) return;
    const name = toDistinct(toName(textOf(node)), ids);
    const id = [...(place ? [place] : []), `description-${name}`].join('.');
    ids.set(name, id);
    node.tagName = 'p';
    node.properties = place === undefined ? {} : {id};
    node.children = [toElement('strong', {}, node.children)];
  });
  if (ids.size === 0) return false;
  visit(tree, 'element', (node) => {
    const target = node.tagName === 'a' ? targetOf(node) : undefined;
    const id = target ? ids.get(target) : undefined;
    if (id === undefined) return;
    if (place === undefined) node.tagName = 'span';
    node.properties = place === undefined ? {} : {href: toHash(id)};
  });
  return true;
}

/** The name by which links of Markdown lead to a heading, as GitHub makes it. */
function toName(text: string): string {
  const words = text.trim().toLowerCase();
  return words.replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '').replaceAll(' ', '-');
}

function toDistinct(name: string, taken: ReadonlyMap<string, string>): string {
  let distinct = name;
  for (let number = 1; taken.has(distinct); number += 1) distinct = `${name}-${number}`;
  return distinct;
}

function textOf(node: Element): string {
  let text = '';
  visit(node, 'text', ({value}) => {
    text += value;
  });
  return text;
}

/** The name of the heading that a link within the page leads to; undefined for other links. */
function targetOf({properties}: Element): string | undefined {
  const href = String(properties['href'] ?? '');
  return href.startsWith('#') && isDecodable(href)
    ? decodeURIComponent(href.slice(1)).toLowerCase()
    : undefined;
}
