import type {CodeBlock, FoldedMarkdown, Markdown} from '../pages/sections';

/** A text of which a long one is folded after its first paragraph. */
export interface FoldedHtml {
  /** Safe HTML. */
  readonly shown: string;
  /** Safe HTML; empty where all is shown. */
  readonly rest: string;
}

/** Highlighted code. */
export interface HtmlCodeBlock {
  readonly caption: string;
  /** Safe HTML. */
  readonly html: string;
}

/** What components print: a section, or a part of one, with safe HTML in place of Markdown and code. */
export type Rendered<Source> = Source extends Markdown
  ? string
  : Source extends FoldedMarkdown
    ? FoldedHtml
    : Source extends CodeBlock
      ? HtmlCodeBlock
      : {readonly [Key in keyof Source]: Rendered<Source[Key]>};
