import type {Example} from 'graphql-examples';
import type {ReferenceLink} from 'graphql-api-model';

/** An example of an operation, and the section of a guide that it comes from. */
export interface GuideExample extends Example {
  readonly source: ReferenceLink;
}

/** What guides have for the reference, by coordinates. */
export interface Guides {
  readonly examples: ReadonlyMap<string, GuideExample>;
  /** Other requests for an operation by their names, each with its section. */
  readonly requests: ReadonlyMap<string, readonly ReferenceLink[]>;
  /** The sections that explain or use an operation or type, the best ones first. */
  readonly links: ReadonlyMap<string, readonly ReferenceLink[]>;
  /** The section that explains how to move on from a deprecated element. */
  readonly migrations: ReadonlyMap<string, ReferenceLink>;
  /** The sections with a request that uses a deprecated element. */
  readonly uses: ReadonlyMap<string, readonly ReferenceLink[]>;
}
