import {
  type GraphQLArgument,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isObjectType,
} from 'graphql';
import {wordsOf} from '../values/place';
import {type InputSize, toArgument} from '../values/toInput';
import {entityOfName, type World} from '../values/world';
import {findPage} from './shapes';
import {type Operation, toCoordinate} from './toDocument';

/** A variable, or the argument that it is passed to. */
export type Variable = Pick<GraphQLArgument, 'defaultValue' | 'name' | 'type'>;

/** Values of an operation's variables, which have the names of its arguments. */
export function toVariables(
  world: World,
  operation: Operation,
  variables: readonly Variable[],
  size: InputSize,
): Readonly<Record<string, unknown>> {
  const entity = entityOfOperation(world, operation);
  return Object.fromEntries(
    variables.map((variable) => {
      const {name} = variable;
      const place = {
        name,
        owner: operation.field.name,
        coordinate: `${toCoordinate(operation)}(${name}:)`,
        index: 0,
        isInput: true,
        ...entityOfName(world, name, entity),
      };
      return [name, toArgument(world, variable, place, size)];
    }),
  );
}

/** The type that an operation is about: what it returns, or what its name ends with. */
function entityOfOperation(world: World, {field}: Operation): string | undefined {
  const type = getNamedType(field.type);
  if (isAbstractType(type)) {
    const possible = world.schema.getPossibleTypes(type);
    return possible.find(({name}) => !world.isHidden(name))?.name;
  }
  const named = world.entityOf(wordsOf(field.name));
  if (!isObjectType(type)) return named;
  if (Object.hasOwn(type.getFields(), 'id') && !type.name.endsWith('Payload'))
    return type.name;
  const page = findPage(type);
  const item = page && getNamedType(page.list.type);
  return item && isCompositeType(item) && !item.name.endsWith('Edge')
    ? item.name
    : (named ?? type.name);
}
