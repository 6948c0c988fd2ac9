import {
  type GraphQLInterfaceType,
  type GraphQLObjectType,
  type GraphQLUnionType,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
} from 'graphql';
import {isUsable} from '../values/isUsable';
import type {World} from '../values/world';
import {type Field, findPage, isWrapper, type Page} from './shapes';

/** What a document may select of a type, none of it deprecated or hidden. */
export interface Selectable {
  readonly leaves: readonly Field[];
  readonly objects: readonly Field[];
  /** Whether it only holds what an operation returns. */
  readonly wraps: boolean;
  readonly page: Page | undefined;
}

const read = new WeakMap<World, Map<string, Selectable>>();

/** Reads a type once; a document of a large schema comes to the same types again and again. */
export function readType(
  world: World,
  type: GraphQLInterfaceType | GraphQLObjectType | GraphQLUnionType,
): Selectable {
  const known = read.get(world) ?? new Map<string, Selectable>();
  read.set(world, known);
  const found = known.get(type.name) ?? toSelectable(world, type);
  known.set(type.name, found);
  return found;
}

function toSelectable(
  world: World,
  type: GraphQLInterfaceType | GraphQLObjectType | GraphQLUnionType,
): Selectable {
  const fields = isUnionType(type) ? [] : Object.values(type.getFields());
  const usable = fields.filter(
    (field) =>
      hasValue(world, field) && isSelectable(world, field, `${type.name}.${field.name}`),
  );
  const isLeaf = (field: Field): boolean => !isCompositeType(getNamedType(field.type));
  const page = isObjectType(type) ? findPage(type) : undefined;
  return {
    leaves: usable.filter(isLeaf),
    objects: usable.filter((field) => !isLeaf(field)),
    wraps: isObjectType(type) && isWrapper(type),
    page: page && usable.includes(page.list) ? toUsable(page, usable) : undefined,
  };
}

function toUsable({list, pageInfo}: Page, usable: readonly Field[]): Page {
  return {list, ...(pageInfo && usable.includes(pageInfo) && {pageInfo})};
}

function hasValue({schema, unusable}: World, {type}: Field): boolean {
  const named = getNamedType(type);
  const isPossible = !isAbstractType(named) || schema.getPossibleTypes(named).length > 0;
  return isPossible && !unusable.has(named.name);
}

function isSelectable(
  world: World,
  {args, deprecationReason, name}: Field,
  coordinate: string,
): boolean {
  return (
    deprecationReason == null &&
    name !== 'clientMutationId' &&
    !world.isHidden(coordinate) &&
    args
      .filter(isRequiredArgument)
      .every((argument) => isUsable(world, argument, `${coordinate}(${argument.name}:)`))
  );
}
