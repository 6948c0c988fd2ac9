import {
  type GraphQLCompositeType,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
  OperationTypeNode,
} from 'graphql';
import {isUsable} from '../values/usable';
import type {World} from '../values/world';
import {type Field, findPage, isWrapper, type Page} from '../values/shapes';

/** What a document may select of a type: nothing deprecated, nothing hidden. */
interface Selectable {
  readonly leaves: readonly Field[];
  readonly objects: readonly Field[];
  /** Whether the type only contains what an operation returns. */
  readonly wraps: boolean;
  readonly page: Page | undefined;
}

/** The types that a world has read, because documents of a large schema select them again. */
const known = new WeakMap<World, WeakMap<GraphQLCompositeType, Selectable>>();

export function readType(world: World, type: GraphQLCompositeType): Selectable {
  const types = known.get(world) ?? new WeakMap<GraphQLCompositeType, Selectable>();
  const found = types.get(type) ?? toSelectable(world, type);
  known.set(world, types.set(type, found));
  return found;
}

/** Whether a type is that of all queries, mutations or subscriptions: the way back there is a detour. */
export function isRootType(schema: GraphQLSchema, type: GraphQLNamedType): boolean {
  return Object.values(OperationTypeNode).some(
    (kind) => schema.getRootType(kind) === type,
  );
}

function toSelectable(world: World, type: GraphQLCompositeType): Selectable {
  const fields = isUnionType(type) ? [] : Object.values(type.getFields());
  const usable = fields.filter((field) => isSelectable(world, type.name, field));
  const isLeaf = (field: Field): boolean => !isCompositeType(getNamedType(field.type));
  const {list, pageInfo} = (isObjectType(type) && findPage(type)) || {};
  return {
    leaves: usable.filter(isLeaf),
    objects: usable.filter((field) => !isLeaf(field)),
    wraps: world.payloads.has(type.name) || (isObjectType(type) && isWrapper(type)),
    page:
      list && usable.includes(list)
        ? {list, ...(pageInfo && usable.includes(pageInfo) && {pageInfo})}
        : undefined,
  };
}

function isSelectable(
  world: World,
  owner: string,
  {args, deprecationReason, name, type}: Field,
): boolean {
  const {schema, isHidden, unusable} = world;
  const named = getNamedType(type);
  const coordinate = `${owner}.${name}`;
  return (
    deprecationReason == null &&
    name !== 'clientMutationId' &&
    !isHidden(coordinate) &&
    !unusable.has(named.name) &&
    !(isAbstractType(named) && schema.getPossibleTypes(named).length === 0) &&
    !isRootType(schema, named) &&
    args
      .filter(isRequiredArgument)
      .every((argument) => isUsable(world, argument, `${coordinate}(${argument.name}:)`))
  );
}
