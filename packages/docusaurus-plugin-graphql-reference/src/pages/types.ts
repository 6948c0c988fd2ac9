import type {Position, ReferenceLink} from 'graphql-api-model';
import type {Place} from '../outline/Place';
import type {Section} from './sections';

/** A page of the reference, complete. */
export interface ReferencePage {
  readonly href: string;
  /** For the browser's tab and for search engines: "createSpace mutation". */
  readonly title: string;
  /** For search engines: plain text, at most 160 characters. */
  readonly description: string;
  readonly place: Place;
  /** The domain of what the page is about. */
  readonly domain?: string;
  /** Where the schema defines what the page is about. */
  readonly position?: Position;
  readonly previous?: ReferenceLink;
  readonly next?: ReferenceLink;
  /** Feeds of what the page shows. */
  readonly feeds?: readonly ReferenceLink[];
  readonly sections: readonly Section[];
}
