import {
  type GraphQLArgument,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isObjectType,
} from 'graphql';
import {wordsOf} from '../values/place';
import {entityOfName, toArgument} from '../values/toInput';
import type {World} from '../values/world';
import {findPage} from './shapes';
import type {Size} from './size';
import type {Operation} from './toDocument';

/** Values of the variables that stand for an operation's arguments. */
export function toVariables(
  world: World,
  operation: Operation,
  args: readonly GraphQLArgument[],
  size: Size,
): Readonly<Record<string, unknown>> {
  const {field, root} = operation;
  const entity = entityOfOperation(world, operation);
  return Object.fromEntries(
    args.map((argument) => {
      const {name} = argument;
      const place = {
        name,
        owner: field.name,
        coordinate: `${root}.${field.name}(${name}:)`,
        index: 0,
        isInput: true,
        ...entityOfName(world, name, entity),
      };
      return [name, toArgument(world, argument, place, size)];
    }),
  );
}

/** The type that an operation is about: what it returns, or what its name ends with. */
export function entityOfOperation(world: World, {field}: Operation): string | undefined {
  const type = getNamedType(field.type);
  if (isAbstractType(type)) {
    const possible = world.schema.getPossibleTypes(type);
    return possible.find(({name}) => !world.isHidden(name))?.name;
  }
  if (!isObjectType(type)) return ofName(world, field.name);
  if (Object.hasOwn(type.getFields(), 'id') && !type.name.endsWith('Payload'))
    return type.name;
  const page = findPage(type);
  const item = page && getNamedType(page.list.type);
  if (item && isCompositeType(item) && !item.name.endsWith('Edge')) return item.name;
  return ofName(world, field.name) ?? type.name;
}

/** `Post` for `deleteSpacePost`. */
function ofName(world: World, name: string): string | undefined {
  const words = wordsOf(name);
  return words
    .map((_, start) => world.entityOf(words.slice(start).join('_')))
    .find((found) => found !== undefined);
}
