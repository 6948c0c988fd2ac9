import type {Code, Parents, Root} from 'mdast';
import {visit} from 'unist-util-visit';

/** A fenced block and where it stands in the tree. */
export interface FoundBlock {
  readonly block: Code;
  readonly parent: Parents;
  readonly index: number;
}

/** Every fenced block of a page, in its order. */
export function findBlocks(root: Root): readonly FoundBlock[] {
  const found: FoundBlock[] = [];
  visit(root, 'code', (block, index, parent) => {
    if (parent && index !== undefined) found.push({block, parent, index});
  });
  return found;
}
