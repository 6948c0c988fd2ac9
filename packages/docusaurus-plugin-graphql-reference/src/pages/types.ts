import type {ReferenceLink} from 'graphql-api-model';
import type {Section} from './sections';

/** An item of the side navigation; one with `items` folds. */
export interface NavigationItem {
  readonly text: string;
  /** Missing for a heading that only folds. */
  readonly href?: string;
  readonly isCurrent?: boolean;
  readonly isOpen?: boolean;
  readonly items?: readonly NavigationItem[];
}

export interface TableOfContentsItem {
  /** The address of the section on its own page: `#fields`. */
  readonly hash: string;
  readonly text: string;
  readonly items: readonly {readonly hash: string; readonly text: string}[];
}

/** A page of the reference, complete: whoever shows it looks nothing up. */
export interface ReferencePage {
  readonly href: string;
  /** For the browser's tab and for search engines: "createSpace mutation". */
  readonly title: string;
  /** For search engines: plain text, at most 160 characters. */
  readonly description: string;
  readonly breadcrumbs: readonly ReferenceLink[];
  readonly tableOfContents: readonly TableOfContentsItem[];
  readonly previous?: ReferenceLink;
  readonly next?: ReferenceLink;
  readonly sections: readonly Section[];
}
