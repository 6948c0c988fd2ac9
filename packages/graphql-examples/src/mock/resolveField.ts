import {
  type GraphQLFieldResolver,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  getNamedType,
  getNullableType,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
} from 'graphql';
import {checkScalarValue} from 'graphql-samples';
import {type Field, isErrors} from '../document/shapes';
import {readLimits} from '../values/limits';
import type {Place} from '../values/place';
import {toLeaf, usableValues} from '../values/toLeaf';
import type {World} from '../values/world';
import {idOf, SILENCE} from './echo';
import {MockObject} from './MockObject';
import {nest} from './nest';
import {toObjects} from './toObjects';

type Args = Readonly<Record<string, unknown>>;

/** What is usually missing, because it did not happen. */
const DID_NOT_HAPPEN =
  /^(?:deleted|removed|rejected|failed|skipped(?!Count)|cancelled|canceled|archived|suspended|banned|locked|dismissed|expired|revoked|error|lastError|previous)(?=[A-Z_]|$)/;
const COUNT = /^(?:total|totalCount|count|total_count|found|nbHits|totalItems)$/;

/** The resolver of one field: plausible values, which agree with what the request says. */
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
    if (isMissing(field, parent, info)) return emptyOf(field.type);
    return isLeafType(named)
      ? resolveLeaf(world, field, named, parent)
      : toObjects(field, parent, {args, info, isHidden: world.isHidden});
  };
}

function toRoot({name}: GraphQLObjectType): MockObject {
  return new MockObject(name, {index: 0, path: [], echo: SILENCE, page: undefined});
}

/** Whether nothing is there in an example: no error, and nothing that did not happen. */
function isMissing(
  {name, type, description}: Field,
  {echo}: MockObject,
  {operation}: GraphQLResolveInfo,
): boolean {
  if (isNonNullType(type) && !isListType(type.ofType)) return false;
  if (echo.own.has(name)) return false;
  const asked = operation.selectionSet.selections.map((node) =>
    'name' in node ? node.name.value : '',
  );
  // "null unless `deleteSpace` was called", which it is.
  if (asked.some((called) => description?.includes(`\`${called}\``))) return false;
  return (
    isErrors(name, '') ||
    (DID_NOT_HAPPEN.test(name) &&
      (!isNonNullType(type) || isListType(getNullableType(type)))) ||
    (/\bnull unless\b/i.test(description ?? '') && !isNonNullType(type))
  );
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
  const values = Array.from({length: listLength(world, field, type)}, (_, index) =>
    toInternal(type, toLeaf(world, type, {...place, index: place.index * 2 + index})),
  );
  return nest(field.type, [...new Set(values)]);
}

function listLength(world: World, {description}: Field, type: GraphQLLeafType): number {
  const limits = readLimits(description);
  const least = limits?.isLength === false ? (limits.least ?? 2) : 2;
  const most = isEnumType(type) ? usableValues(world, type).length : 5;
  return Math.min(Math.max(least, 2), most);
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

function toPlace({name, description}: Field, {typeName, index, page}: MockObject): Place {
  return {
    name,
    owner: typeName,
    entity: typeName,
    coordinate: `${typeName}.${name}`,
    description,
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
