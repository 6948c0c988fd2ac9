import {
  type GraphQLArgument,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isObjectType,
  isUnionType,
} from 'graphql';
import type {Described} from '../values/entities';
import {wordsOf} from '../values/place';
import type {WithDefault} from 'graphql-api-model';
import {createToArgument, type InputSize} from '../values/toInput';
import {joinSingular, type World} from '../values/world';
import {isErrors, itemOf} from '../values/shapes';
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
  const returned = getNamedType(field.type);
  // Of a union, the payload of a success.
  const type =
    (isUnionType(returned) &&
      returned
        .getTypes()
        .find(({name}) => world.payloads.has(name) && !isErrors('', name))) ||
    returned;
  if (isAbstractType(type)) return [type.name];
  const named = world.entityIn(wordsOf(field.name)) ?? [];
  if (!isObjectType(type)) return [named].flat();
  if (Object.hasOwn(type.getFields(), 'id') && !world.payloads.has(type.name)) {
    return [type.name];
  }
  const item = itemOf(type);
  if (item !== type) return [item.name];
  const operation = wordsOf(field.name).join('');
  const wrapped = Object.values(type.getFields())
    .map(({name, type: inner}) => ({name, item: itemOf(inner)}))
    .filter(({item: {name}, item: each}) => isCompositeType(each) && !isErrors('', name));
  // An operation is named after what it returns in its payload.
  const [about] = wrapped
    .filter((each) =>
      [each.name, each.item.name].some((name) =>
        operation.includes(joinSingular(wordsOf(name))),
      ),
    )
    .toSorted((a, b) => b.item.name.length - a.item.name.length);
  const names = wrapped.map((each) => each.item.name);
  const isWhole =
    typeof named === 'string' &&
    wordsOf(named).length === wordsOf(field.name).length - 1 &&
    operation.includes(joinSingular(wordsOf(named)));
  const [only, other] = wrapped;
  const first = isWhole
    ? named
    : (about?.item.name ?? (other ? undefined : only?.item.name) ?? named);
  return [first.length === 0 ? names.slice(0, 1) : first, type.name, names].flat();
}
