import {
  type GraphQLFieldResolver,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  getNamedType,
  getNullableType,
  isCompositeType,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import {toSingular} from 'graphql-api-model';
import {checkScalarValue} from 'graphql-samples';
import {type Field, isErrors} from '../values/shapes';
import {entityOfName} from '../values/entities';
import {wordsOf} from '../values/place';
import {toLeaf, usableValues} from '../values/toLeaf';
import type {World} from '../values/world';
import {comparedValue, idOf, isIdOf, isRecord} from './echo';
import {effectOn, happensAt, isEffectOf} from './effects';
import {findPeer} from './peers';
import {isMockObject, type MockObject, SHOWN} from './MockObject';
import {nest, toObjects} from './toObjects';

type Args = Readonly<Record<string, unknown>>;

/** Names of what usually did not happen, and is null. */
const DID_NOT_HAPPEN =
  /^(?:deleted|removed|rejected|failed|skipped(?!Count)|cancelled|canceled|archived|suspended|banned|locked|dismissed|expired|revoked|error|lastError|previous)(?=[A-Z_]|$)/;
/** Names of how many objects a mutation has changed. */
const AFFECTED =
  /^(?:count|\w*(?:deleted|updated|affected|modified|removed|created)\w*Count|affected_?rows)$/i;
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
      return remember(world, field, parent, info, resolveLeaf);
    }
    return isMissing(field, parent)
      ? isList
        ? []
        : null
      : toObjects(field, parent, {
          args,
          info,
          isHidden: world.isHidden,
          payloads: world.payloads,
        });
  };
}

/** Whether a field is empty in an example: errors, and what usually did not happen. */
function isMissing({name, type}: Field, {echo, effects, isSubject}: MockObject): boolean {
  if (isNonNullType(type) && !isListType(type.ofType)) return false;
  if (echo.own.has(name)) return false;
  return (
    isErrors(name, '') ||
    (DID_NOT_HAPPEN.test(name) && !(isSubject && isEffectOf(effects, name)))
  );
}

type ResolveLeaf = (parent: MockObject, info: GraphQLResolveInfo) => unknown;

/** What the objects of a response have, by its variables, then by type and id. */
const responses = new WeakMap<object, Map<string, Map<string, unknown>>>();

/** The value that an object of a response has, which is the same wherever its id is. */
function remember(
  world: World,
  {args, name}: Field,
  parent: MockObject,
  info: GraphQLResolveInfo,
  resolve: ResolveLeaf,
): unknown {
  const id =
    /^_?id$/.test(name) || args.length > 0 ? undefined : idOfObject(world, parent, info);
  if (id === undefined) return resolve(parent, info);
  const objects =
    responses.get(info.variableValues) ?? new Map<string, Map<string, unknown>>();
  responses.set(info.variableValues, objects);
  // Another field of a root type has another response.
  let {path} = info;
  while (path.prev) path = path.prev;
  const key = `${path.key} ${parent.typeName} ${JSON.stringify(id)}`;
  const values = objects.get(key) ?? new Map<string, unknown>();
  objects.set(key, values);
  if (!values.has(name)) values.set(name, resolve(parent, info));
  return values.get(name);
}

const idLeaves = new WeakMap<GraphQLObjectType, ResolveLeaf>();

/** The id of an object; undefined without one. */
function idOfObject(world: World, object: MockObject, info: GraphQLResolveInfo): unknown {
  const type = info.schema.getType(object.typeName);
  const {id, _id} = isObjectType(type) ? type.getFields() : {};
  const field = id ?? _id;
  const leaf = field && getNamedType(field.type);
  if (!isObjectType(type) || !isLeafType(leaf)) return undefined;
  const resolve = idLeaves.get(type) ?? createLeaf(world, type, field!, leaf);
  idLeaves.set(type, resolve);
  return resolve(object, info);
}

/** The field without arguments that a name is about: `foo` for `fooId` and `hasFoo`. */
function findNamed(
  owner: GraphQLObjectType,
  words: readonly string[],
): Field | undefined {
  return Object.values(owner.getFields()).find(
    ({args, name}) =>
      words.length > 0 &&
      !args.some(isRequiredArgument) &&
      wordsOf(name).join('') === words.join(''),
  );
}

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
    type.name === 'ID' && wordsOf(name).length > 1
      ? entityOfName(world, name, [owner.name], field)
      : {};
  const place = {
    name,
    owner: owner.name,
    entity,
    coordinate: `${owner.name}.${name}`,
    description: field.description,
    isInput: false,
  };
  // A kind is that of the object: `BURN` of a `BurnEventData`.
  const kind =
    isEnumType(type) && /(?:^|T|_t|K|_k)(?:ype|ind)$/.test(name)
      ? type
          .getValues()
          .filter((value) =>
            wordsOf(owner.name).join('').startsWith(wordsOf(value.name).join('')),
          )
          .toSorted((a, b) => b.name.length - a.name.length)[0]
      : undefined;
  const toValue = (index: number): unknown => {
    if (kind) return kind.value;
    const value = toLeaf(world, type, {...place, index});
    return isEnumType(type) ? type.getValue(String(value))?.value : value;
  };
  const isCounted = isCountOfList(owner, name);
  const peer = isList ? undefined : findPeer(owner, field);
  const resolvePeer = peer && createLeaf(world, owner, peer.field, peer.type);
  const words = wordsOf(name);
  const named =
    type.name === 'Boolean' && words[0] === 'has'
      ? findNamed(owner, words.slice(1))
      : words.at(-1) === 'id' && !isList
        ? // The id of a payload is that of what it has.
          world.payloads.has(owner.name) && name === 'id'
          ? Object.values(owner.getFields()).find(
              (each) =>
                isObjectType(getNamedType(each.type)) &&
                !isErrors(each.name, getNamedType(each.type).name),
            )
          : findNamed(owner, words.slice(0, -1))
        : undefined;
  const isOfObject = named && isCompositeType(getNamedType(named.type));
  /** What is known of the value without making one up. */
  const findKnown = (parent: MockObject, info: GraphQLResolveInfo): unknown => {
    const known = [ofPage(name, parent), ofRequest(name, type, parent)].find(
      (value) => value !== undefined && fits(world, type, value),
    );
    if (known !== undefined) return known;
    if (type.name === 'Int' && isFresh(parent) && !isCounted && ADDED_LATER.test(name))
      return 0;
    const effect = parent.isSubject ? effectOn(parent.effects, name, type) : undefined;
    if (effect !== undefined) return effect;
    if (named && type.name === 'Boolean') return !isMissing(named, parent);
    if (isOfObject && !isMissing(named, parent)) {
      const object = toObjects(named, parent, {
        args: {},
        info,
        isHidden: world.isHidden,
        payloads: world.payloads,
      });
      const id = isMockObject(object) ? idOfObject(world, object, info) : undefined;
      if (id !== undefined && fits(world, type, id)) return id;
    }
    if (isCounted) return parent.path.length > 2 ? 1 : SHOWN;
    return type.name === 'Boolean' && peer
      ? resolvePeer!(parent, info) === peer.value
      : undefined;
  };
  const isEmpty = (parent: MockObject, info: GraphQLResolveInfo): boolean => {
    const happens = parent.isSubject ? happensAt(parent.effects, name) : undefined;
    if (happens !== undefined) return !happens;
    if (peer && type.name !== 'Boolean') return resolvePeer!(parent, info) !== peer.value;
    return isMissing(field, parent);
  };
  return (parent, info) => {
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
    const known = findKnown(parent, info);
    if (known !== undefined) return known;
    if (isNullable && isEmpty(parent, info)) return null;
    const {index, page} = parent;
    const last = page && index * SHOWN + (page.isDown ? 0 : page.length - 1);
    const value = toValue(name === 'endCursor' ? (last ?? index) : index);
    return value === null && !isNullable ? '' : value;
  };
}

/** Names of how many there are of what is added to something after it is created. */
const ADDED_LATER =
  /^(?:comment|repl(?:y|ie)|reaction|vote|like|upvote|follower|view|share|answer|download|star|watcher|visit|participant|subscriber|member|response|review)s?_?Count$|^(?:view|vote|like|comment|total(?:Comment|Vote|View|Like|Review))s$/;

/** Whether an object is what a mutation has just created. */
const isFresh = ({effects, isSubject, wraps}: MockObject): boolean =>
  isSubject && !wraps && effects.some(({verb}) => verb === 'create');

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
  if (/^(?:currentPage|page|pageNumber)$/.test(name)) return page.number;
  if (/^(?:perPage|pageSize|itemsPerPage)$/.test(name)) return page.size;
  if (/^(?:lastPage|totalPages|pageCount|pages)$/.test(name)) {
    return Math.max(page.number, Math.ceil(page.total / Math.max(1, page.size)));
  }
  return COUNT.test(name) ? page.total : undefined;
}

/** The value of a field that was sent, or one of those that a list was filtered by. */
function ofRequest(name: string, type: GraphQLLeafType, parent: MockObject): unknown {
  const {effects, index, isFound, isSubject} = parent;
  const {own, ids} = parent.echo;
  const isId = /^_?id$/.test(name);
  const sent =
    comparedValue(own.get(name) ?? (isId ? own.get('id') : undefined)) ??
    own.get(`${name}_in`);
  if (isSubject && type.name === 'Int' && effects.length > 0 && AFFECTED.test(name)) {
    const lists = [...own.values()].filter((value) => Array.isArray(value));
    if (lists.length === 1) return lists[0]!.length;
  }
  if (isId && sent !== undefined && !isIdOf(sent, parent.typeName)) return undefined;
  const isExact =
    isEnumType(type) ||
    /^(?:Boolean|ID)$/.test(type.name) ||
    wordsOf(name).at(-1) === 'id' ||
    isRecord(own.get(name));
  if (sent !== undefined && !Array.isArray(sent)) {
    return !isFound || isExact ? sent : undefined;
  }
  // That of the object beside it, which was sent in a list: `workspaceIds`.
  const about = /^(?:(?:deleted|removed)_?)?(\w*?)_?id$/i.exec(name)?.[1];
  const isGone = about !== undefined && isSubject && /^(?:deleted|removed)/.test(name);
  const found =
    (about === undefined ? undefined : idOf(parent.echo, about)) ??
    (isGone
      ? (own.get('id') ?? (ids.size === 1 ? [...ids.values()][0] : undefined))
      : undefined);
  if (isGone && !isRecord(found)) return found;
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

/** Whether a value that a client sent can be the value of a field. */
function fits({scalars}: World, type: GraphQLLeafType, value: unknown): boolean {
  return isEnumType(type)
    ? type.getValues().some((each) => each.value === value)
    : checkScalarValue(type.name, value, {scalars, isInput: true}) === undefined &&
        (typeof value !== 'object' || !['ID', 'String'].includes(type.name));
}
