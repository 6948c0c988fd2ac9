import type {Element, ElementContent} from 'hast';

/** An element of HTML. */
export function toElement(
  tagName: string,
  properties: Element['properties'],
  children: readonly ElementContent[],
): Element {
  return {type: 'element', tagName, properties, children: [...children]};
}
