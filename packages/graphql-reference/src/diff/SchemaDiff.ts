import type {Change, Position} from 'graphql-api-model';
import type {Finding} from 'graphql-samples';

/** A change with its places. */
export type PlacedChange = Change & {
  /** The address of the element in the published reference. */
  readonly href?: string;
  /** Its definition, or the one that it was removed from; missing where no file has it. */
  readonly position?: Position;
};

/** What differs between two states of a schema. */
export interface SchemaDiff {
  /** Breaking ones first. */
  readonly changes: readonly PlacedChange[];
  /** Samples and names in Markdown that match the earlier state, and not the later one. */
  readonly samples: readonly Finding[];
}
