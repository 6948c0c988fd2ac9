import {getNamedType, isObjectType} from 'graphql';
import {toSingular} from 'graphql-api-model';
import {type Field, isErrors, itemOf} from '../values/shapes';
import {wordsOf} from '../values/place';
import {type Echo, idOf, isIdOf, isRecord} from './echo';
import type {MockObject} from './MockObject';

/** The name and the items of a list of the request. */
interface SentList {
  readonly name: string;
  readonly items: readonly unknown[];
}

/** Finds the list of the request that a list of the response repeats, item by item. */
export function findSent(
  {name, type}: Field,
  parent: MockObject,
  {own}: Echo,
  isMutation: boolean,
): SentList | undefined {
  const {echo, isFound, isSubject, page, path, wraps} = parent;
  const isRoot = path.length === 0;
  const named = getNamedType(type);
  const same = (wraps || isRoot ? own : echo.own).get(name);
  if (Array.isArray(same) && !isFound) return {name, items: same};
  const ids: readonly unknown[] = [
    (isRoot || page ? (page?.ids ?? own.get('ids')) : undefined) ??
      idOf(echo, name) ??
      [],
  ].flat();
  const isOwn = (id: unknown): boolean => !isRecord(id) && isIdOf(id, itemOf(type).name);
  if (ids.length > 0 && ids.every(isOwn)) return {name: 'ids', items: ids};
  const mayRepeat = isRoot || (isMutation && isSubject && wraps && !page);
  if (!mayRepeat || isErrors(name, named.name) || !isObjectType(named)) return undefined;
  const lists = [...own].flatMap(([key, items]): readonly SentList[] =>
    Array.isArray(items) ? [{name: key, items}] : [],
  );
  const [only] = lists;
  // A query by a list of keys finds as many.
  const isLookUp =
    only &&
    (wordsOf(name).includes('by') ||
      Object.hasOwn(named.getFields(), toSingular(only.name)));
  return lists.length === 1 && (isMutation || isLookUp) ? only : undefined;
}
