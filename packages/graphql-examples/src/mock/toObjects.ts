import {
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
  isObjectType,
  OperationTypeNode,
} from 'graphql';
import {type Field, findPage, isEdge, isErrors, isWrapper} from '../values/shapes';
import {typeOfId} from '../values/identifiers';
import {chooseType} from './chooseType';
import {type Echo, idOf, isRecord, ownOfItem, toEcho} from './echo';
import {effectsOf} from './effects';
import {findSent} from './findSent';
import {type Call, type MockObject, SHOWN} from './MockObject';
import {toPagePart} from './toPagePart';

const NO_ECHO: Echo = {own: new Map(), ids: new Map()};

/** The object, or the list of objects, that a field returns. */
export function toObjects(field: Field, parent: MockObject, call: Call): unknown {
  const {name, type} = field;
  const {args, info} = call;
  const isRoot = parent.path.length === 0;
  const isMutation = info.operation.operation === OperationTypeNode.MUTATION;
  const isSubject = isRoot || (parent.isSubject && parent.wraps);
  const isList = isListType(getNullableType(type));
  const echo = toChildEcho(field, parent, call, isMutation);
  const page = toPagePart(args, parent, name);
  // A nested list with arguments.
  const hasFilter = echo.own.size > 0 && Object.keys(args).length > 0;
  const isFiltered = !isSubject && (parent.wraps || hasFilter);
  const sent = isList ? findSent(field, parent, echo, isMutation) : undefined;
  const toObject = (position: number): MockObject | null => {
    const object = chooseType(field, position, {echo, isSubject, call});
    if (!object) return null;
    const isAgain = parent.typeName === object.name || parent.path.includes(object.name);
    const found = isList
      ? undefined
      : idOf(echo, name, isAgain ? undefined : object.name);
    const id: unknown = Array.isArray(found) ? found[parent.index % found.length] : found;
    const item = sent && ownOfItem(sent.items[position], sent.name, object);
    const place = page.isDown ? page.length - 1 - position : position;
    const next = isList ? parent.index * SHOWN + place : parent.index;
    // An object that the request names is the same wherever it is.
    const isKnown = sent?.name === 'ids' || (id !== undefined && !isRoot);
    const isPage = findPage(object) !== undefined;
    return {
      typeName: object.name,
      index: isKnown ? position : isAgain ? next + 1 : next,
      path: [...parent.path, parent.typeName],
      echo: {...echo, own: withOwn(echo.own, id, item)},
      isSubject,
      isFound: isSubject
        ? parent.isFound || (isList && !isMutation && !sent)
        : isFiltered && !sent,
      wraps: isSubject
        ? isPage || isWrapper(object) || call.payloads.has(object.name)
        : isFiltered && (isPage || isEdge(object)),
      effects: isRoot && isMutation ? effectsOf(name, echo.own) : parent.effects,
      page: isPage || name === 'pageInfo' ? page : undefined,
    };
  };
  if (!isList) return toObject(0);
  const length = sent?.items.length ?? page.length;
  return nest(
    type,
    Array.from({length}, (_, position) => toObject(position)),
  );
}

function withOwn(
  own: Echo['own'],
  id: unknown,
  item: Echo['own'] | undefined,
): Echo['own'] {
  if (id === undefined && item === undefined) return own;
  return new Map([
    ...(id === undefined ? [] : [['id', id] as const]),
    ...own,
    ...(item ?? []),
  ]);
}

/** What a field passes on to what it returns: its arguments, or what a payload was passed. */
function toChildEcho(
  field: Field,
  parent: MockObject,
  {args, info}: Call,
  isMutation: boolean,
): Echo {
  const {name, type} = field;
  const {echo, path, wraps} = parent;
  const isPassed = path.length === 0 || wraps;
  const isList = isListType(getNullableType(type));
  const added = Object.keys(args).length > 0 ? toEcho(args) : NO_ECHO;
  const ids = added.ids.size > 0 ? new Map([...echo.ids, ...added.ids]) : echo.ids;
  if (isPassed) {
    const own = added.own.size > 0 ? new Map([...echo.own, ...added.own]) : echo.own;
    const isPayload = wraps && path.length === 1 && !parent.page;
    const isOwn =
      isList ||
      (isPayload && !isAbout(info, field, echo.own.get('id') ?? added.own.get('id')));
    return {own: isOwn && own.has('id') ? without(own, 'id') : own, ids};
  }
  const nested = echo.own.get(name);
  if (isRecord(nested) && isMutation) {
    return {own: toEcho(nested).own, ids};
  }
  // Arguments of other fields choose an object, whose id they do not have.
  const named = getNamedType(type);
  const isPage = isObjectType(named) && findPage(named) !== undefined;
  return {own: isPage || isList ? added.own : NO_ECHO.own, ids};
}

function without(own: Echo['own'], name: string): Echo['own'] {
  return new Map([...own].filter(([key]) => key !== name));
}

/**
 * Whether the operation is named after a field of its payload, `task` of `updateTask`, or after none
 * and the field is the first that may be meant.
 */
function isAbout(
  {parentType, path}: GraphQLResolveInfo,
  {name, type}: Field,
  id: unknown,
): boolean {
  const operation = String(path.prev?.key).toLowerCase();
  const isNamed = (field: Field): boolean =>
    [field.name, getNamedType(field.type).name].some((each) =>
      operation.includes(each.toLowerCase()),
    );
  const results = Object.values(parentType.getFields()).filter(
    (field) =>
      isCompositeType(getNamedType(field.type)) &&
      !isErrors(field.name, getNamedType(field.type).name),
  );
  const named = results.filter(isNamed);
  const typed = results.filter((field) => getNamedType(field.type).name === typeOfId(id));
  const meant = [named, typed, results.slice(0, 1)].find(({length}) => length > 0) ?? [];
  return meant.some((field) => field.name === name && field.type === type);
}

/** Items as a list type has them: a list of lists gets one list. */
export function nest(
  type: GraphQLOutputType,
  items: readonly unknown[],
): readonly unknown[] {
  const list = getNullableType(type);
  const inner: GraphQLOutputType = isListType(list) ? getNullableType(list.ofType) : list;
  return isListType(inner) ? [nest(inner, items)] : items;
}
