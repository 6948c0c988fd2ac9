import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {describeBlock, type TransformBlock} from './describeBlock';
import {describeDiagram} from './describeDiagram';
import {createElement} from './element';
import {findBlocks} from './findBlocks';
import {UniqueNames} from './uniqueNames';

/** Options of the remark plugin `staticCode`. */
export interface StaticCodeOptions {
  /** Supplies the HTML or the caption of a block; what it leaves out is made here. */
  readonly transform?: TransformBlock;
}

/**
 * Remark plugin: replaces every `mermaid` block by a `StaticDiagram` element with the finished SVG
 * as a property, and every other fenced block by a `StaticCode` element with the finished HTML.
 *
 * @returns the transformer; it rejects with an error that names file, line and column where a
 *   magic comment lacks its partner, where a diagram has no text alternative or a line that is not
 *   drawn, or where `transform` throws
 *
 * @example
 * beforeDefaultRemarkPlugins: [[staticCode, {}]];
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
