import type {MarkdownOption} from '../options/markdownOption';
import type {ReferenceSize} from '../pages/listings/toOverviewPage';

/** What components of an instance know of all pages, whose number it does not grow with. */
export interface GlobalData extends ReferenceSize {
  /** Which pages have Markdown; missing where none has. */
  readonly twins?: {
    /** Which of them have a link that copies it. */
    readonly copied: MarkdownOption['copy'];
    /** The plugins that the pages come from, by name. */
    readonly plugins: readonly string[];
    /** Paths of their pages that have none anyway. */
    readonly without: readonly string[];
  };
}
