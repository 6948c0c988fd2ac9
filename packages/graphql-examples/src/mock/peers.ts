import {
  type GraphQLEnumType,
  type GraphQLLeafType,
  type GraphQLObjectType,
  getNamedType,
  isEnumType,
  isLeafType,
} from 'graphql';
import type {Field} from '../values/shapes';
import {wordsOf} from '../values/place';
import {isDone} from './effects';

/** A field of the same type that states whether something happened. */
export interface Peer {
  readonly field: Field;
  readonly type: GraphQLLeafType;
  /** The value for which it happened. */
  readonly value: unknown;
}

/** Finds the flag or state that a moment or a flag depends on: `closed` or `state` for `closedAt`. */
export function findPeer(
  owner: GraphQLObjectType,
  {name, type}: Field,
): Peer | undefined {
  const words = wordsOf(name);
  if (words.at(-1) === 'reason') return findFlag(owner, words.slice(0, -1));
  const isMoment = words.length === 2 && words[1] === 'at';
  const isFlag = getNamedType(type).name === 'Boolean';
  if (!isMoment && !isFlag) return undefined;
  const base = isMoment ? words[0]! : words.filter((word) => word !== 'is').join('');
  const fields = Object.values(owner.getFields());
  if (isMoment) {
    const flag = fields.find(
      (each) =>
        getNamedType(each.type).name === 'Boolean' &&
        wordsOf(each.name)
          .filter((word) => word !== 'is')
          .join('') === base,
    );
    const flagType = flag && getNamedType(flag.type);
    if (flag && isLeafType(flagType)) return {field: flag, type: flagType, value: true};
  }
  return fields
    .filter((each) => /^(?:state|status)$/.test(each.name))
    .map((field) => ({field, type: getNamedType(field.type)}))
    .filter((each): each is {field: Field; type: GraphQLEnumType} =>
      isEnumType(each.type),
    )
    .map(({field, type: states}) => {
      const state = states.getValues().find((each) => each.name.toLowerCase() === base);
      return state && {field, type: states, value: state.value as unknown};
    })
    .find((peer) => peer !== undefined);
}

/** The flag of a reason: `locked` for `activeLockReason`, `isMinimized` for `minimizedReason`. */
function findFlag(owner: GraphQLObjectType, words: readonly string[]): Peer | undefined {
  const field = Object.values(owner.getFields()).find((each) => {
    const flag = wordsOf(each.name).filter((word) => word !== 'is');
    return (
      getNamedType(each.type).name === 'Boolean' &&
      flag.length === 1 &&
      words.some((word) => word === flag[0] || isDone(flag[0]!, word))
    );
  });
  const type = field && getNamedType(field.type);
  return field && isLeafType(type) ? {field, type, value: true} : undefined;
}
