import {astFromValue, type GraphQLArgument} from 'graphql';
import {printLiteral} from './printLiteral';

/** A value of a custom scalar, which can be anything; objects without quotes round names. */
function printUntyped(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(printUntyped).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(
    ([name, one]) => `${name}: ${printUntyped(one)}`,
  );
  return `{${fields.join(', ')}}`;
}

/** The default as a GraphQL literal: as it is written, or what a schema without text says. */
export function printDefault(
  input: Pick<GraphQLArgument, 'astNode' | 'defaultValue' | 'type'>,
): string | undefined {
  if (input.astNode?.defaultValue) return printLiteral(input.astNode.defaultValue);
  if (input.defaultValue === undefined) return undefined;
  try {
    const literal = astFromValue(input.defaultValue, input.type);
    return literal ? printLiteral(literal) : undefined;
  } catch {
    // graphql-js prints no object or list that stands for a custom scalar.
    return printUntyped(input.defaultValue);
  }
}
