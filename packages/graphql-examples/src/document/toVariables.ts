import {
  type GraphQLArgument,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isObjectType,
} from 'graphql';
import type {Described} from '../values/entities';
import {wordsOf} from '../values/place';
import type {WithDefault} from 'graphql-api-model';
import {createToArgument, type InputSize} from '../values/toInput';
import type {World} from '../values/world';
import {isErrors, itemOf} from './shapes';
import {type Operation, toCoordinate} from './toDocument';

/** A variable, or the argument that it is passed to. */
export type Variable = Described & WithDefault & Pick<GraphQLArgument, 'name'>;

/** Values of an operation's variables, which have the names of its arguments. */
export function toVariables(
  world: World,
  operation: Operation,
  variables: readonly Variable[],
  size: InputSize,
): Readonly<Record<string, unknown>> {
  const toArgument = createToArgument(world, size, entitiesOfOperation(world, operation));
  return Object.fromEntries(
    variables.map((variable) => {
      const {name} = variable;
      const coordinate = `${toCoordinate(operation)}(${name}:)`;
      const place = {name, owner: operation.field.name, coordinate, isInput: true};
      return [name, toArgument(variable, place)];
    }),
  );
}

/** The types that an operation is about: what it returns or its name ends with, then what a payload has. */
function entitiesOfOperation(world: World, {field}: Operation): readonly string[] {
  const type = getNamedType(field.type);
  if (isAbstractType(type)) return [type.name];
  const named = world.entityOf(wordsOf(field.name)) ?? [];
  if (!isObjectType(type)) return [named].flat();
  if (Object.hasOwn(type.getFields(), 'id') && !type.name.endsWith('Payload')) {
    return [type.name];
  }
  const item = itemOf(type);
  if (item !== type) return [item.name];
  const wrapped = Object.values(type.getFields())
    .map((each) => itemOf(each.type))
    .filter((each) => isCompositeType(each) && !isErrors('', each.name))
    .map(({name}) => name);
  return [named.length === 0 ? wrapped.slice(0, 1) : named, type.name, wrapped].flat();
}
