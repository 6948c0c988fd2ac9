import type {Root} from 'mdast';
import type {} from 'mdast-util-mdx';
import {
  createElement,
  findBlocks,
  UniqueNames,
} from 'docusaurus-theme-static-code/blocks';
import type {VFile} from 'vfile';
import {describeDiagram} from './describeDiagram';
import {importDefault} from './importDefault';

/**
 * Remark plugin: replaces every `mermaid` block by one `StaticDiagram` element with the finished
 * SVG as a property. It stands before plugins that turn all fenced blocks into code.
 *
 * @returns the transformer; it rejects with an error that names file, line and column where a
 *   diagram has no text alternative, or a line that cannot be drawn
 *
 * @example
 * beforeDefaultRemarkPlugins: [staticDiagrams];
 */
export function staticDiagrams() {
  return async (root: Root, file: VFile): Promise<void> => {
    const names = new UniqueNames();
    const found = findBlocks(root).filter(({block}) => block.lang === 'mermaid');
    for (const {block, parent, index} of found) {
      const properties = await describeDiagram(block, file, names);
      parent.children[index] = createElement('StaticDiagram', properties);
    }
    // Only pages with a diagram load the component.
    if (found.length > 0)
      root.children.unshift(importDefault('StaticDiagram', '@theme/StaticDiagram'));
  };
}
