import {
  type GraphQLEnumType,
  type GraphQLObjectType,
  getNamedType,
  isEnumType,
} from 'graphql';
import type {Field} from '../document/shapes';
import {wordsOf} from '../values/place';

/** The state of an object, which says whether something happened. */
interface Peer {
  readonly field: Field;
  readonly type: GraphQLEnumType;
  /** The value for which it happened. */
  readonly value: unknown;
}

/** Finds the state that a moment or a flag depends on: `state` for `closedAt` and `closed`. */
export function findPeer(
  owner: GraphQLObjectType,
  {name, type}: Field,
): Peer | undefined {
  const words = wordsOf(name);
  const isMoment = words.length === 2 && words[1] === 'at';
  const isFlag = getNamedType(type).name === 'Boolean';
  if (!isMoment && !isFlag) return undefined;
  const base = isMoment ? words[0]! : words.filter((word) => word !== 'is').join('');
  const field = Object.values(owner.getFields()).find((each) =>
    /^(?:state|status)$/.test(each.name),
  );
  const states = field && getNamedType(field.type);
  if (!isEnumType(states)) return undefined;
  const state = states.getValues().find((each) => each.name.toLowerCase() === base);
  return field && state && {field, type: states, value: state.value as unknown};
}
