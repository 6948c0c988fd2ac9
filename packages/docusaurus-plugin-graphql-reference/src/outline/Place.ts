import type {ListKind, ReferenceLink} from 'graphql-api-model';

/** Where a page is in the navigation; the overview is above all of it. */
export interface Place {
  /** The list that it is, or is in. */
  readonly list?: ListKind;
  /** The address of the operation, type or directive that it is about. */
  readonly entry?: string;
  /** The address of the page of changes or deprecations that this page continues. */
  readonly parent?: string;
  /** The page itself, where it continues another page. */
  readonly below?: ReferenceLink;
}
