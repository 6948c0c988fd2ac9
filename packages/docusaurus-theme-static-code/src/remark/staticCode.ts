import type {Code, Parents, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {LineError} from '../block/LineError';
import {describeBlock, type TransformBlock} from './describeBlock';
import {describeDiagram} from './describeDiagram';
import {blockError} from './position';
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
    const found: {block: Code; parent: Parents; index: number}[] = [];
    visit(root, 'code', (block, index, parent) => {
      if (parent && index !== undefined) found.push({block, parent, index});
    });
    for (const {block, parent, index} of found) {
      try {
        parent.children[index] =
          block.lang === 'mermaid'
            ? createElement('StaticDiagram', await describeDiagram(block, file, names))
            : createElement('StaticCode', describeBlock(block, file, names, options));
      } catch (error) {
        throw error instanceof LineError ? blockError(file, block, error) : error;
      }
    }
  };
}

/** An MDX element without children whose properties are plain values; `false` is left out. */
function createElement(
  name: string,
  properties: Readonly<Record<string, string | boolean>>,
): MdxJsxFlowElement {
  const attributes = Object.entries(properties)
    .filter(([, value]) => value !== false)
    .map(([key, value]) => ({
      type: 'mdxJsxAttribute' as const,
      name: key,
      value: value === true ? null : String(value),
    }));
  return {type: 'mdxJsxFlowElement', name, attributes, children: []};
}
