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

/** An empty default, or one that JSON cannot express. */
const NOTHING = Symbol('nothing');
const PAGING = /^(?:first|last|limit|take|pageSize|perPage|page_size|per_page)$/;

/** The default of the schema in JSON; undefined without one that is worth showing. */
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
  if (!isInputObjectType(type)) return isExact(value) ? value : NOTHING;
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

/** Whether JSON keeps a number as the schema has it, unlike `1e400` and `9007199254740993`. */
function isExact(value: unknown): boolean {
  if (typeof value !== 'number') return true;
  return (
    Number.isFinite(value) && (Number.isSafeInteger(value) || !Number.isInteger(value))
  );
}
