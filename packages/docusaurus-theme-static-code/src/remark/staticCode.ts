import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {describeBlock, type TransformBlock} from './describeBlock';
import {createElement} from './element';
import {findBlocks} from './findBlocks';
import {UniqueNames} from './uniqueNames';

/** Options of the remark plugin `staticCode`. */
export interface StaticCodeOptions {
  /** Supplies the HTML or the caption of a block; what it leaves out is made here. */
  readonly transform?: TransformBlock;
}

/**
 * Remark plugin: replaces every fenced code block by one `StaticCode` element with the finished
 * HTML as a property. Plugins that draw blocks of their own, such as diagrams, come before it.
 *
 * @returns the transformer; it throws an error that names file, line and column where a
 *   magic comment lacks its partner or where `transform` throws
 *
 * @example
 * beforeDefaultRemarkPlugins: [[staticCode, {}]];
 */
export function staticCode(options: StaticCodeOptions = {}) {
  return (root: Root, file: VFile): void => {
    const names = new UniqueNames();
    for (const {block, parent, index} of findBlocks(root)) {
      const properties = describeBlock(block, file, names, options);
      parent.children[index] = createElement('StaticCode', properties);
    }
  };
}
