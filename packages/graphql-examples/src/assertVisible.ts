import {getNamedType, isAbstractType, isNonNullType, isRequiredArgument} from 'graphql';
import {type Operation, toCoordinate} from './document/toDocument';
import {ExampleError} from './ExampleError';
import {isGone} from './values/usable';
import type {World} from './values/world';

/** Throws ExampleError for an operation that has no request without what is hidden. */
export function assertVisible(world: World, operation: Operation): void {
  const {schema, unusable} = world;
  const {args, type} = operation.field;
  const coordinate = toCoordinate(operation);
  const refuse = (reason: string): never => {
    throw new ExampleError(
      `No request is made for "${coordinate}": it ${reason}. Show that, hide "${coordinate}", too, or write a request of your own.`,
    );
  };
  const returned = getNamedType(type);
  const isImpossible =
    isAbstractType(returned) && schema.getPossibleTypes(returned).length === 0;
  if (isImpossible && isNonNullType(type)) {
    refuse(`returns "${returned.name}", which no object type implements`);
  }
  if (unusable.has(returned.name)) {
    refuse(`returns "${returned.name}", which is hidden or has nothing left to show`);
  }
  const missing = args
    .filter(isRequiredArgument)
    .find((argument) => isGone(world, argument, `${coordinate}(${argument.name}:)`));
  if (missing) {
    const {name, type: wanted} = missing;
    refuse(
      `requires "${name}: ${String(wanted)}", which is hidden or needs something hidden`,
    );
  }
}
