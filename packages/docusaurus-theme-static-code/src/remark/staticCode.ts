import type {Code, Parents, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {describeBlock, type TransformBlock} from './describeBlock';
import {describeDiagram} from './describeDiagram';
import {createElement} from './element';
import {UniqueNames} from './uniqueNames';

/** Options of the remark plugin `staticCode`. */
export interface StaticCodeOptions {
  /** Supplies the HTML or the caption of a block; what it leaves out is made here. */
  readonly transform?: TransformBlock;
}

/**
 * Remark plugin: replaces every fenced code block by one `StaticCode` element, and every
 * `mermaid` block by one `StaticDiagram` element, with the finished HTML as a property.
 */
export function staticCode(options: StaticCodeOptions = {}) {
  return async (root: Root, file: VFile): Promise<void> => {
    const names = new UniqueNames();
    for (const {block, parent, index} of findBlocks(root)) {
      parent.children[index] =
        block.lang === 'mermaid'
          ? createElement('StaticDiagram', await describeDiagram(block, file, names))
          : createElement('StaticCode', describeBlock(block, file, names, options));
    }
  };
}

interface Found {
  readonly block: Code;
  readonly parent: Parents;
  readonly index: number;
}

function findBlocks(root: Root): Found[] {
  const found: Found[] = [];
  visit(root, 'code', (block, index, parent) => {
    if (parent && index !== undefined) found.push({block, parent, index});
  });
  return found;
}
