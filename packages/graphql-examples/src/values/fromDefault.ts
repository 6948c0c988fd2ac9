import {
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import {isUsable} from './isUsable';
import {usableValues} from './toLeaf';
import type {World} from './world';

/** Lists and texts that are empty, and null, show nothing of what could be sent. */
const NOTHING = Symbol('nothing');
const PAGING = /^(?:first|last|limit|take|pageSize|perPage|page_size|per_page)$/;

/** The schema's own default in JSON; undefined where there is none that shows anything. */
export function fromDefault(
  world: World,
  {defaultValue, type}: Pick<GraphQLArgument, 'defaultValue' | 'type'>,
  name: string,
): unknown {
  if (defaultValue === undefined || defaultValue === null || PAGING.test(name)) {
    return undefined;
  }
  const value = toJson(world, type, defaultValue);
  return value === NOTHING || value === '' ? undefined : value;
}

function toJson(world: World, type: GraphQLInputType, value: unknown): unknown {
  if (isNonNullType(type)) return toJson(world, type.ofType, value);
  if (value === null) return null;
  if (isListType(type)) {
    const items = Array.isArray(value) ? value : [value];
    const all = items.map((item) => toJson(world, type.ofType, item));
    return all.length === 0 || all.includes(NOTHING) ? NOTHING : all;
  }
  if (isEnumType(type)) {
    const found = type.getValues().find((each) => each.value === value)?.name;
    return found !== undefined && usableValues(world, type).includes(found)
      ? found
      : NOTHING;
  }
  if (!isInputObjectType(type)) return value;
  const fields = type.getFields();
  const members = Object.entries(value as object).map(
    ([name, member]) =>
      [name, toMember(world, fields[name], `${type.name}.${name}`, member)] as const,
  );
  return members.length === 0 || members.some(([, member]) => member === NOTHING)
    ? NOTHING
    : Object.fromEntries(members);
}

function toMember(
  world: World,
  field: GraphQLInputField | undefined,
  coordinate: string,
  value: unknown,
): unknown {
  return field !== undefined && isUsable(world, field, coordinate)
    ? toJson(world, field.type, value)
    : NOTHING;
}
