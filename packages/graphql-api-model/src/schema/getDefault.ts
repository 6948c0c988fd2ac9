import {
  type ConstValueNode,
  type GraphQLArgument,
  valueFromAST,
  type ValueNode,
} from 'graphql';

/** An argument or input field; graphql-js 17 keeps the default as a value or a literal in `default`. */
export interface WithDefault extends Pick<GraphQLArgument, 'type'> {
  readonly defaultValue?: unknown;
  readonly default?:
    | {
        readonly value?: unknown;
        readonly literal?: ConstValueNode | ValueNode | undefined;
      }
    | undefined;
}

/** The default of an argument or input field as a value, in graphql-js 16 and 17. */
export function getDefault({type, defaultValue, default: given}: WithDefault): unknown {
  if (defaultValue !== undefined || !given) return defaultValue;
  return given.literal ? valueFromAST(given.literal, type) : given.value;
}
