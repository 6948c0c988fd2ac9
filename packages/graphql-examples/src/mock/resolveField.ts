import {
  type GraphQLFieldResolver,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
} from 'graphql';
import {checkScalarValue} from 'graphql-samples';
import {type Field, isErrors} from '../document/shapes';
import type {Place} from '../values/place';
import {toLeaf, usableValues} from '../values/toLeaf';
import type {World} from '../values/world';
import {idOf, SILENCE} from './echo';
import {MockObject} from './MockObject';
import {nest} from './nest';
import {toObjects} from './toObjects';

type Args = Readonly<Record<string, unknown>>;

/** Names of what usually did not happen, and is null. */
const DID_NOT_HAPPEN =
  /^(?:deleted|removed|rejected|failed|skipped(?!Count)|cancelled|canceled|archived|suspended|banned|locked|dismissed|expired|revoked|error|lastError|previous)(?=[A-Z_]|$)/;
const COUNT = /^(?:total|totalCount|count|total_count|found|nbHits|totalItems)$/;

/** The resolver of one field: plausible values, which agree with the request. */
export function resolveField(
  world: World,
  owner: GraphQLObjectType,
  field: Field,
): GraphQLFieldResolver<unknown, unknown, Args> {
  const named = getNamedType(field.type);
  if (named.name.startsWith('__')) {
    return (_, __, ___, {schema}) =>
      named.name === '__Schema' ? schema : schema.getQueryType();
  }
  return (source, args, _, info) => {
    const parent = source instanceof MockObject ? source : toRoot(owner);
    if (isMissing(field, parent)) return emptyOf(field.type);
    return isLeafType(named)
      ? resolveLeaf(world, field, named, parent)
      : toObjects(field, parent, {args, info, isHidden: world.isHidden});
  };
}

function toRoot({name}: GraphQLObjectType): MockObject {
  return new MockObject(name, {index: 0, path: [], echo: SILENCE, page: undefined});
}

/** Whether a field is empty in an example: errors, and what usually did not happen. */
function isMissing({name, type}: Field, {echo}: MockObject): boolean {
  if (isNonNullType(type) && !isListType(type.ofType)) return false;
  if (echo.own.has(name)) return false;
  return isErrors(name, '') || DID_NOT_HAPPEN.test(name);
}

function emptyOf(type: GraphQLOutputType): unknown {
  return isListType(getNullableType(type)) ? [] : null;
}

function resolveLeaf(
  world: World,
  field: Field,
  type: GraphQLLeafType,
  parent: MockObject,
): unknown {
  const place = toPlace(field, parent);
  if (!isListType(getNullableType(field.type))) {
    return resolveOne(world, field, type, parent, place);
  }
  const said = parent.echo.own.get(field.name);
  if (Array.isArray(said) && said.every((item) => fits(world, type, item))) return said;
  const values = Array.from({length: listLength(world, type)}, (_, index) =>
    toInternal(type, toLeaf(world, type, {...place, index: place.index * 2 + index})),
  );
  return nest(field.type, [...new Set(values)]);
}

function listLength(world: World, type: GraphQLLeafType): number {
  return isEnumType(type) ? Math.min(2, usableValues(world, type).length) : 2;
}

function resolveOne(
  world: World,
  {name, type: returned}: Field,
  type: GraphQLLeafType,
  parent: MockObject,
  place: Place,
): unknown {
  const paged = ofPage(name, parent);
  if (paged !== undefined && fits(world, type, paged)) return paged;
  const {echo} = parent;
  const said =
    echo.own.get(name) ?? (name === 'id' ? idOf(echo, '', parent.typeName) : undefined);
  if (said !== undefined && fits(world, type, said)) return said;
  const value = toInternal(type, toLeaf(world, type, place));
  return value === null && isNonNullType(returned) ? '' : value;
}

/** What is known of the part of a list that a page holds. */
function ofPage(name: string, {page}: MockObject): unknown {
  if (!page) return undefined;
  if (name === 'hasNextPage') return page.goesOn;
  if (name === 'hasPreviousPage') return page.isLater;
  if (COUNT.test(name)) return page.goesOn ? 14 : page.length;
  return undefined;
}

function toPlace({name}: Field, {typeName, index, page}: MockObject): Place {
  return {
    name,
    owner: typeName,
    entity: typeName,
    coordinate: `${typeName}.${name}`,
    index: name === 'endCursor' && page ? page.length - 1 : index,
    isInput: false,
  };
}

/** Whether a value that a client sent can be the value of a field. */
function fits({scalars}: World, type: GraphQLLeafType, value: unknown): boolean {
  return isEnumType(type)
    ? type.getValues().some((each) => each.value === value)
    : checkScalarValue(type.name, value, {scalars, isInput: true}) === undefined &&
        (typeof value !== 'object' || !['ID', 'String'].includes(type.name));
}

/** What a resolver returns for the value of an enum. */
function toInternal(type: GraphQLLeafType, value: unknown): unknown {
  return isEnumType(type) ? type.getValue(String(value))?.value : value;
}
