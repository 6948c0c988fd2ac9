import {
  type GraphQLFieldResolver,
  type GraphQLLeafType,
  type GraphQLObjectType,
  getNamedType,
  getNullableType,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
} from 'graphql';
import {checkScalarValue} from 'graphql-samples';
import {type Field, isErrors} from '../document/shapes';
import {toLeaf, usableValues} from '../values/toLeaf';
import type {World} from '../values/world';
import {idOf, isMockObject, type MockObject, nest, toObjects} from './toObjects';

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
  const root = {
    typeName: owner.name,
    index: 0,
    path: [],
    echo: {own: new Map(), ids: new Map()},
  };
  return (source, args, _, info) => {
    const parent = isMockObject(source) ? source : root;
    if (isMissing(field, parent)) {
      return isListType(getNullableType(field.type)) ? [] : null;
    }
    return isLeafType(named)
      ? resolveLeaf(world, field, named, parent)
      : toObjects(field, parent, {args, info, isHidden: world.isHidden});
  };
}

/** Whether a field is empty in an example: errors, and what usually did not happen. */
function isMissing({name, type}: Field, {echo}: MockObject): boolean {
  if (isNonNullType(type) && !isListType(type.ofType)) return false;
  return !echo.own.has(name) && (isErrors(name, '') || DID_NOT_HAPPEN.test(name));
}

function resolveLeaf(
  world: World,
  {name, type: returned}: Field,
  type: GraphQLLeafType,
  parent: MockObject,
): unknown {
  const {echo, page, typeName} = parent;
  const index = name === 'endCursor' && page ? page.length - 1 : parent.index;
  const coordinate = `${typeName}.${name}`;
  const place = {name, owner: typeName, entity: typeName, coordinate, isInput: false};
  const toValue = (position: number): unknown => {
    const value = toLeaf(world, type, {...place, index: position});
    return isEnumType(type) ? type.getValue(String(value))?.value : value;
  };
  const sent =
    echo.own.get(name) ?? (name === 'id' ? idOf(echo, '', typeName) : undefined);
  if (isListType(getNullableType(returned))) {
    if (Array.isArray(sent) && sent.every((item) => fits(world, type, item))) return sent;
    const length = isEnumType(type) ? Math.min(2, usableValues(world, type).length) : 2;
    const values = Array.from({length}, (_, each) => toValue(index * 2 + each));
    return nest(returned, [...new Set(values)]);
  }
  const known = [ofPage(name, parent), sent].find(
    (value) => value !== undefined && fits(world, type, value),
  );
  if (known !== undefined) return known;
  const value = toValue(index);
  return value === null && isNonNullType(returned) ? '' : value;
}

/** What is known of the part of a list that is on a page. */
function ofPage(name: string, {page}: MockObject): unknown {
  if (!page) return undefined;
  if (name === 'hasNextPage') return page.goesOn;
  if (name === 'hasPreviousPage') return page.isLater;
  if (COUNT.test(name)) return page.goesOn ? 14 : page.length;
  return undefined;
}

/** Whether a value that a client sent can be the value of a field. */
function fits({scalars}: World, type: GraphQLLeafType, value: unknown): boolean {
  return isEnumType(type)
    ? type.getValues().some((each) => each.value === value)
    : checkScalarValue(type.name, value, {scalars, isInput: true}) === undefined &&
        (typeof value !== 'object' || !['ID', 'String'].includes(type.name));
}
