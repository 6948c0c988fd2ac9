import type {FoldedMarkdown, Markdown} from '../pages/parts';
import type {Translate} from '../words/createTranslate';

/** What the Markdown of one page is printed with. */
export interface Print {
  /** A description. */
  readonly text: (source: Markdown | FoldedMarkdown) => string;
  /** A name or a phrase: linked where it leads to a page that nothing above it links to. */
  readonly link: (text: string, href: string | undefined) => string;
  readonly t: Translate;
}
