import {type SdlToken, textOf} from 'graphql-api-model';
import {joinBlocks, toFence} from 'docusaurus-plugin-markdown-pages/print';
import type {Captioned, CodeBlock} from '../../../parts/types';

/** A definition in the schema definition language, its names links. */
export interface SdlBlock {
  readonly type: 'sdl';
  /** What is above it, and its accessible name. */
  readonly caption: string;
  readonly tokens: readonly SdlToken[];
}

export interface CodeSection {
  /** The text that unfolds the blocks. */
  readonly fold?: string;
  readonly blocks: readonly (CodeBlock | SdlBlock)[];
}

export function printCodes(blocks: CodeSection['blocks']): readonly string[] {
  return blocks.map((block) =>
    block.type === 'sdl'
      ? toFence(textOf(block.tokens), 'graphql')
      : joinBlocks([`${block.caption}:`, toFence(block.code, block.language)]),
  );
}

/** Below a heading, the text that unfolds the blocks adds nothing. */
export function printCode({heading, fold = '', blocks}: CodeSection & Captioned): string {
  return joinBlocks([heading === undefined ? fold : '', ...printCodes(blocks)]);
}
