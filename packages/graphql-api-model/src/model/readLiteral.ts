import {parseConstValue, valueFromASTUntyped} from 'graphql';

/** The value of a GraphQL literal as plain data; an enum value is its name. */
export function readLiteral(literal: string): unknown {
  return valueFromASTUntyped(parseConstValue(literal));
}

/** The texts of a value, of a list those of its items; null has none. */
export function toTexts(value: unknown): readonly string[] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap(toTexts);
  return [typeof value === 'string' ? value : JSON.stringify(value)];
}
