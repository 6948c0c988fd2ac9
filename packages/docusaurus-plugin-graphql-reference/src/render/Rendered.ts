import type {CodeBlock, CodeLink, FoldedMarkdown, Markdown} from '../parts/types';
import type {Section} from '../pages/sections';
import type {ReferencePage} from '../pages/types';

/** A text of which a long one is folded after its first paragraph. */
export interface FoldedHtml {
  /** Safe HTML. */
  readonly shown: string;
  /** Safe HTML; empty where all is shown. */
  readonly rest: string;
}

/** Highlighted code. */
export interface HtmlCodeBlock {
  readonly type: 'code';
  readonly caption: string;
  /** Safe HTML. */
  readonly html: string;
  /** What shows all of a long code: "Show all 58 lines". */
  readonly fold?: string;
  readonly link?: CodeLink;
}

/** What components print: a section, or a part of one, with safe HTML in place of Markdown and code. */
export type Rendered<Source> = Source extends Markdown
  ? string
  : Source extends FoldedMarkdown
    ? FoldedHtml
    : Source extends CodeBlock
      ? HtmlCodeBlock
      : {readonly [Key in keyof Source]: Rendered<Source[Key]>};

/** The props of a page's content. */
export interface Article extends Pick<ReferencePage, 'previous' | 'next'> {
  readonly sections: readonly Rendered<Section>[];
  /** The address at which the definition can be edited. */
  readonly editUrl?: string;
  /** The line at the foot of every page. */
  readonly notice?: string;
}
