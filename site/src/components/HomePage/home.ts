/** A text that leads to a page of the site, by its path below the base URL. */
type Link = readonly [label: string, path: string];

/** What the home page and the empty search box say of guides and schema, and lead to. */
export interface Home {
  /** Where a guide explains how users sign in. */
  readonly signIn: Link;
  /** What the API is for, in the sentence that ends with its numbers. */
  readonly lead: string;
  /** What most readers come to do. */
  readonly tasks: readonly Link[];
  /** Parts of the platform, with names of operations and their paths below `/docs/graphql/operations/`. */
  readonly topics: readonly {
    readonly title: string;
    readonly summary: string;
    readonly operations: readonly Link[];
  }[];
  readonly guides: readonly Link[];
  /** What the empty search box offers. */
  readonly startingPoints: readonly {readonly label: string; readonly href: string}[];
}
