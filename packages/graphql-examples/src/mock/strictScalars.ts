import {
  GraphQLError,
  type GraphQLScalarType,
  isSpecifiedScalarType,
  valueFromASTUntyped,
} from 'graphql';
import {checkScalarValue} from 'graphql-samples';
import {isUpload, type World} from '../values/world';

/** Makes the scalar of a copied schema refuse what its form does not allow, either way. */
export function makeStrict(type: GraphQLScalarType, {scalars}: World): void {
  if (isSpecifiedScalarType(type) || isUpload(type)) return;
  const {parseValue, serialize} = type;
  const check = (value: unknown, isInput: boolean): void => {
    const expected =
      value == null ? undefined : checkScalarValue(type.name, value, {scalars, isInput});
    if (expected === undefined) return;
    throw new GraphQLError(
      `${type.name} must be ${expected}, not ${JSON.stringify(value)}.`,
    );
  };
  type.serialize = (value) => {
    const written = serialize(value);
    check(written, false);
    return written;
  };
  type.parseValue = (value) => {
    check(value, true);
    return parseValue(value);
  };
  type.parseLiteral = (node, variables) =>
    type.parseValue(valueFromASTUntyped(node, variables));
}
