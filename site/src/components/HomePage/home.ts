/** A text that leads to a page of the site, by its path below the base URL. */
type Link = readonly [label: string, path: string];

interface Door {
  readonly title: string;
  /** A sentence with its full stop. */
  readonly summary: string;
  /** Below the base URL. */
  readonly path: string;
}

/**
 * The texts and links about guides and schema on the home page and in the empty search box. The home page has no
 * section for an empty list.
 */
export interface Home {
  /** What can be built with the API. */
  readonly lead: string;
  /** A line below the address of the API, such as that it is a demo. */
  readonly endpointNote?: Link;
  /** Where most visits begin: first where a new developer starts, which the reference follows. */
  readonly doors: readonly Door[];
  /** What most readers come to do. */
  readonly tasks: readonly Link[];
  /** Parts of the platform with their guides, and operations with their paths below `/docs/graphql/operations/`. */
  readonly topics: readonly {
    readonly title: string;
    /** The guide, below the base URL. */
    readonly path?: string;
    readonly summary: string;
    readonly operations: readonly Link[];
  }[];
  /** Lists of the reference, with their paths below `/docs/graphql/`. */
  readonly lists: readonly Link[];
  readonly guides: readonly Link[];
  /** What the empty search box offers. */
  readonly startingPoints: readonly {readonly label: string; readonly href: string}[];
}
