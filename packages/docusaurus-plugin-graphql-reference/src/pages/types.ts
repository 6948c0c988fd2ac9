import type {ListKind, Position, ReferenceLink} from 'graphql-api-model';
import type {Section} from './sections';

/** A heading of a page, as the table of contents of guides has it. */
export interface TableOfContentsItem {
  /** Safe HTML. */
  readonly value: string;
  readonly id: string;
  readonly level: 2 | 3;
}

/** Where a page stands in the navigation; the overview stands above all of it. */
export interface Place {
  /** The list that it is, or is in. */
  readonly list?: ListKind;
  /** The address of the operation, type or directive that it is about. */
  readonly entry?: string;
  /** The page itself, where it continues the page of the entry or list. */
  readonly below?: ReferenceLink;
}

/** A page of the reference, complete: whoever shows it looks nothing up. */
export interface ReferencePage {
  readonly href: string;
  /** For the browser's tab and for search engines: "createSpace mutation". */
  readonly title: string;
  /** For search engines: plain text, at most 160 characters. */
  readonly description: string;
  readonly place: Place;
  /** Where the schema defines what the page is about. */
  readonly position?: Position;
  /** The address of the page that says the same, where that is the one to find. */
  readonly canonical?: string;
  readonly tableOfContents: readonly TableOfContentsItem[];
  readonly previous?: ReferenceLink;
  readonly next?: ReferenceLink;
  readonly sections: readonly Section[];
}
