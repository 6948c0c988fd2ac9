import {
  type ArgumentNode,
  type GraphQLArgument,
  getNamedType,
  isCompositeType,
  isRequiredArgument,
} from 'graphql';
import {isUsable} from '../values/isUsable';
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
    .map((argument) => ({
      argument,
      coordinate: `${owner}.${field.name}(${argument.name}:)`,
    }))
    .filter(
      ({argument, coordinate}) =>
        isRequiredArgument(argument) ||
        (isSizeOfPage(argument, field) && isUsable(world, argument, coordinate)),
    )
    .map(({argument: {name, type, ...argument}, coordinate}) => {
      const place = {name, owner, coordinate, index: 0, isInput: true};
      const value = toArgument(world, {...argument, type}, place, {optional: false});
      return toArgumentNode(name, toLiteral(value, type));
    });
}

function isSizeOfPage({name}: GraphQLArgument, {type}: Field): boolean {
  return name === 'first' && isCompositeType(getNamedType(type));
}
