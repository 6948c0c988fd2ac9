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
import {toSingular} from 'graphql-api-model';
import {checkScalarValue} from 'graphql-samples';
import {type Field, isErrors} from '../document/shapes';
import {entityOfName} from '../values/entities';
import {wordsOf} from '../values/place';
import {toLeaf, usableValues} from '../values/toLeaf';
import type {World} from '../values/world';
import {idOf, isIdOf, isRecord} from './echo';
import {effectOn, happensAt} from './effects';
import {findPeer} from './peers';
import {isMockObject, type MockObject, SHOWN} from './MockObject';
import {nest, toObjects} from './toObjects';

type Args = Readonly<Record<string, unknown>>;

/** Names of what usually did not happen, and is null. */
const DID_NOT_HAPPEN =
  /^(?:deleted|removed|rejected|failed|skipped(?!Count)|cancelled|canceled|archived|suspended|banned|locked|dismissed|expired|revoked|error|lastError|previous)(?=[A-Z_]|$)/;
const COUNT = /^(?:total|totalCount|count|total_count|found|nbHits|totalItems)$/;

const ROOT: Omit<MockObject, 'typeName'> = {
  index: 0,
  path: [],
  echo: {own: new Map(), ids: new Map()},
  isSubject: false,
  isFound: false,
  wraps: false,
  effects: [],
};

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
  const root: MockObject = {...ROOT, typeName: owner.name};
  const isList = isListType(getNullableType(field.type));
  let resolveLeaf: ResolveLeaf | undefined;
  return (source, args, _, info) => {
    const parent = isMockObject(source) ? source : root;
    if (isLeafType(named)) {
      // Most fields of a large schema are in no example.
      resolveLeaf ??= createLeaf(world, owner, field, named);
      return resolveLeaf(parent);
    }
    return isMissing(field, parent)
      ? isList
        ? []
        : null
      : toObjects(field, parent, {args, info, isHidden: world.isHidden});
  };
}

/** Whether a field is empty in an example: errors, and what usually did not happen. */
function isMissing({name, type}: Field, {echo}: MockObject): boolean {
  if (isNonNullType(type) && !isListType(type.ofType)) return false;
  return !echo.own.has(name) && (isErrors(name, '') || DID_NOT_HAPPEN.test(name));
}

type ResolveLeaf = (parent: MockObject) => unknown;

/** The resolver of a scalar or an enum, or of a list of them. */
function createLeaf(
  world: World,
  owner: GraphQLObjectType,
  field: Field,
  type: GraphQLLeafType,
): ResolveLeaf {
  const {name, type: returned} = field;
  const isList = isListType(getNullableType(returned));
  const isNullable = !isNonNullType(returned);
  // `workspaceId` is of a workspace, also where the scalar is called ID.
  const {entity = owner.name} =
    type.name === 'ID' ? entityOfName(world, name, [owner.name], field) : {};
  const place = {
    name,
    owner: owner.name,
    entity,
    coordinate: `${owner.name}.${name}`,
    isInput: false,
  };
  const toValue = (index: number): unknown => {
    const value = toLeaf(world, type, {...place, index});
    return isEnumType(type) ? type.getValue(String(value))?.value : value;
  };
  const isCounted = isCountOfList(owner, name);
  const peer = isList ? undefined : findPeer(owner, field);
  const resolvePeer = peer && createLeaf(world, owner, peer.field, peer.type);
  /** What is known of the value without making one up. */
  const findKnown = (parent: MockObject): unknown => {
    const known = [ofPage(name, parent), ofRequest(name, type, parent)].find(
      (value) => value !== undefined && fits(world, type, value),
    );
    if (known !== undefined) return known;
    const effect = parent.isSubject ? effectOn(parent.effects, name, type) : undefined;
    if (effect !== undefined) return effect;
    if (isCounted) return parent.path.length > 2 ? 1 : SHOWN;
    return type.name === 'Boolean' && peer
      ? resolvePeer!(parent) === peer.value
      : undefined;
  };
  const isEmpty = (parent: MockObject): boolean => {
    const happens = parent.isSubject ? happensAt(parent.effects, name) : undefined;
    if (happens !== undefined) return !happens;
    if (peer && type.name !== 'Boolean') return resolvePeer!(parent) !== peer.value;
    return isMissing(field, parent);
  };
  return (parent) => {
    if (isList) {
      const sent: unknown = parent.echo.own.get(name);
      if (Array.isArray(sent) && sent.every((item) => fits(world, type, item)))
        return sent as readonly unknown[];
      if (isMissing(field, parent)) return [];
      const length = isEnumType(type)
        ? Math.min(SHOWN, usableValues(world, type).length)
        : SHOWN;
      const values = Array.from({length}, (_, each) =>
        toValue(parent.index * SHOWN + each),
      );
      return nest(returned, [...new Set(values)]);
    }
    const known = findKnown(parent);
    if (known !== undefined) return known;
    if (isNullable && isEmpty(parent)) return null;
    const {page} = parent;
    const value = toValue(name === 'endCursor' && page ? page.length - 1 : parent.index);
    return value === null && !isNullable ? '' : value;
  };
}

/** Whether a field counts a list of the same type that has no pages: `membersCount`, `members`. */
function isCountOfList(owner: GraphQLObjectType, name: string): boolean {
  const counted = /^(\w+)Count$/.exec(name)?.[1];
  return (
    counted !== undefined &&
    Object.values(owner.getFields()).some(
      (field) =>
        toSingular(field.name) === toSingular(counted) &&
        isListType(getNullableType(field.type)) &&
        field.args.length === 0,
    )
  );
}

/** What is known of the part of a list that is on a page. */
function ofPage(name: string, {page}: MockObject): unknown {
  if (!page) return undefined;
  if (name === 'hasNextPage') return page.goesOn;
  if (name === 'hasPreviousPage') return page.isLater;
  return COUNT.test(name) ? page.total : undefined;
}

/** The value of a field that was sent, or one of those that a list was filtered by. */
function ofRequest(name: string, type: GraphQLLeafType, parent: MockObject): unknown {
  const {index, isFound, isSubject} = parent;
  const {own, ids} = parent.echo;
  const sent = comparedValue(own.get(name));
  if (name === 'id' && sent !== undefined && !isIdOf(sent, parent.typeName))
    return undefined;
  const isExact = isEnumType(type) || /^(?:Boolean|ID)$/.test(type.name);
  if (sent !== undefined && !Array.isArray(sent)) {
    return !isFound || isExact ? sent : undefined;
  }
  // That of the object beside it, which was sent in a list: `workspaceIds`.
  const about = /^(\w+?)_?id$/i.exec(name)?.[1];
  const found = about === undefined ? undefined : idOf(parent.echo, about);
  if (Array.isArray(found)) return found[index % found.length] as unknown;
  if (isFound) {
    const among = sent ?? [...own].find(([key]) => toSingular(key) === name)?.[1];
    if (Array.isArray(among)) return among[index % among.length] as unknown;
  }
  // A kind is that of the thing whose id was sent: `EVENT` for `eventId`.
  return isSubject && isEnumType(type) && /(?:^t|T)ype$/.test(name)
    ? type.getValues().find((value) => ids.has(wordsOf(value.name).join('')))?.value
    : undefined;
}

/** The value of a filter by equality. */
function comparedValue(sent: unknown): unknown {
  if (!isRecord(sent)) return sent;
  const names = Object.keys(sent);
  return names.some((name) => /^_?(?:eq|equals?|in|gte?|lte?)$/.test(name))
    ? (sent['_eq'] ?? sent['eq'] ?? sent['equals'] ?? sent['equal'])
    : sent;
}

/** Whether a value that a client sent can be the value of a field. */
function fits({scalars}: World, type: GraphQLLeafType, value: unknown): boolean {
  return isEnumType(type)
    ? type.getValues().some((each) => each.value === value)
    : checkScalarValue(type.name, value, {scalars, isInput: true}) === undefined &&
        (typeof value !== 'object' || !['ID', 'String'].includes(type.name));
}
