import type {GraphQLSchema} from 'graphql';
import type {Scalars} from './scalars';

/** What samples and names are checked against. */
export interface SchemaContext {
  readonly schema: GraphQLSchema;
  /** The formats of custom scalars and of the values of single fields. */
  readonly scalars: Scalars;
  /** The codes of errors; without them any code is valid. */
  readonly codes?: readonly string[];
  /**
   * Whether each block of GraphQL or JSON must be checked or have a reason why not, each mark must be
   * known, each required variable needs a value, and deprecated elements are errors.
   */
  readonly strict?: boolean;
}
