import type {ApiModel, Element} from './apiModel';
import {getMembers} from './members';

/** An element with its ancestors, the outermost first; a type or directive has none. */
export interface Visit {
  readonly element: Element;
  readonly parents: readonly Element[];
}

function* visit(element: Element, parents: readonly Element[]): Generator<Visit> {
  yield {element, parents};
  const children = getMembers(element);
  if (children.length === 0) return;
  const path = [...parents, element];
  for (const child of children) yield* visit(child, path);
}

/**
 * Every element of the model, each once: the schema, types, directives; what an element contains
 * follows it. Every view of all elements uses this, the only walk.
 */
export function* listElements({schema, types, directives}: ApiModel): Generator<Visit> {
  for (const element of [schema, ...types, ...directives]) yield* visit(element, []);
}
