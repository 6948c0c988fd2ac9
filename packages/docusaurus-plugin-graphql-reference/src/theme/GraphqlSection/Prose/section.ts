import {joinBlocks, toText} from 'docusaurus-plugin-markdown-pages/print';
import type {Print} from '../../../parts/print';
import type {Markdown} from '../../../parts/types';

/** A text, or a statement that the schema has none. */
export interface ProseSection {
  /** Plain. */
  readonly paragraph?: string;
  readonly isMissing?: boolean;
  readonly text?: Markdown;
}

export function printProse({paragraph = '', text}: ProseSection, print: Print): string {
  return joinBlocks([toText(paragraph), text ? print.text(text) : '']);
}
