import {getNamedType, isCompositeType, isRequiredArgument} from 'graphql';
import {toArgument} from '../values/toInput';
import {isUsable} from '../values/usable';
import type {World} from '../values/world';
import {printLiteral} from './selections';
import type {Field} from './shapes';

/** The arguments that a field requires, and the size of a page. */
export function argumentsOf(
  world: World,
  owner: string,
  field: Field,
): readonly string[] {
  const isComposite = isCompositeType(getNamedType(field.type));
  return field.args.flatMap((argument) => {
    const {name, type} = argument;
    const coordinate = `${owner}.${field.name}(${name}:)`;
    const isPageSize =
      name === 'first' && isComposite && isUsable(world, argument, coordinate);
    if (!isRequiredArgument(argument) && !isPageSize) return [];
    const place = {name, owner, coordinate, index: 0, isInput: true};
    const value = toArgument(world, argument, place, {optional: false});
    return `${name}: ${printLiteral(value, type)}`;
  });
}
