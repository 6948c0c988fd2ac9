import {
  type ArgumentNode,
  type GraphQLArgument,
  getNamedType,
  isCompositeType,
  isRequiredArgument,
} from 'graphql';
import {toArgument} from '../values/toInput';
import type {World} from '../values/world';
import {toArgumentNode} from './nodes';
import type {Field} from './shapes';
import {toLiteral} from './toLiteral';

/** The arguments without which a field is refused, and how much of a list it returns. */
export function argumentsOf(
  world: World,
  owner: string,
  field: Field,
): readonly ArgumentNode[] {
  return field.args
    .filter((argument) => isRequiredArgument(argument) || isSizeOfPage(argument, field))
    .map((argument) => {
      const {name, description, type} = argument;
      const coordinate = `${owner}.${field.name}(${name}:)`;
      const place = {name, owner, coordinate, description, index: 0, isInput: true};
      const value = toArgument(world, argument, place, {optional: false});
      return toArgumentNode(name, toLiteral(value, type));
    });
}

function isSizeOfPage(
  {deprecationReason, name}: GraphQLArgument,
  {type}: Field,
): boolean {
  return (
    name === 'first' && deprecationReason == null && isCompositeType(getNamedType(type))
  );
}
