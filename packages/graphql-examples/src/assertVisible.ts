import {
  type GraphQLArgument,
  getNamedType,
  isAbstractType,
  isNonNullType,
  isRequiredArgument,
} from 'graphql';
import {type Operation, toCoordinate} from './document/toDocument';
import {ExampleError} from './ExampleError';
import type {World} from './values/world';

/** Throws ExampleError for an operation that cannot be asked without anything hidden. */
export function assertVisible(
  {isHidden, schema, unusable}: World,
  operation: Operation,
): void {
  const coordinate = toCoordinate(operation);
  const {args, type} = operation.field;
  const refuse = (reason: string): never => {
    throw new ExampleError(
      `No request is made for "${coordinate}": it ${reason}. Show that, hide "${coordinate}", too, or write a request of your own.`,
    );
  };
  const named = getNamedType(type);
  const returned = named.name;
  const isImpossible =
    isAbstractType(named) && schema.getPossibleTypes(named).length === 0;
  if (isImpossible && isNonNullType(type)) {
    refuse(`returns "${returned}", which no object type implements`);
  }
  if (unusable.has(returned)) {
    refuse(`returns "${returned}", which is hidden or has nothing left that is shown`);
  }
  const isMissing = ({name, type: input}: GraphQLArgument): boolean =>
    isHidden(`${coordinate}(${name}:)`) || unusable.has(getNamedType(input).name);
  const missing = args.filter(isRequiredArgument).find(isMissing);
  if (missing) {
    refuse(
      `requires "${missing.name}: ${String(missing.type)}", which is hidden or cannot be written without what is`,
    );
  }
}
