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
  {schema, isHidden}: World,
  type: GraphQLInterfaceType | GraphQLObjectType | GraphQLUnionType,
): Selectable {
  const fields = isUnionType(type) ? [] : Object.values(type.getFields());
  const hasValue = (field: Field): boolean => {
    const named = getNamedType(field.type);
    return !isAbstractType(named) || schema.getPossibleTypes(named).length > 0;
  };
  const usable = fields.filter(
    (field) =>
      isUsable(field) && hasValue(field) && !isHidden(`${type.name}.${field.name}`),
  );
  const isLeaf = (field: Field): boolean => !isCompositeType(getNamedType(field.type));
  const page = isObjectType(type) ? findPage(type) : undefined;
  return {
    leaves: usable.filter(isLeaf),
    objects: usable.filter((field) => !isLeaf(field)),
    wraps: isObjectType(type) && isWrapper(type),
    page: page && usable.includes(page.list) ? page : undefined,
  };
}

function isUsable({args, deprecationReason, name}: Field): boolean {
  return (
    deprecationReason == null &&
    name !== 'clientMutationId' &&
    !args.some(
      (argument) => isRequiredArgument(argument) && argument.deprecationReason != null,
    )
  );
}
