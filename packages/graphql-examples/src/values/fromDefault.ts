import {
  type GraphQLInputType,
  type GraphQLLeafType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
} from 'graphql';
import {getDefault, type WithDefault} from 'graphql-api-model';
import {checkScalarValue} from 'graphql-samples';
import {usableValues} from './toLeaf';
import {isUsable} from './usable';
import type {World} from './world';

const PAGING = /^(?:first|last|limit|take|pageSize|perPage|page_size|per_page)$/;

/** The default of the schema in JSON; undefined without one that an example can have. */
export function fromDefault(world: World, input: WithDefault, name: string): unknown {
  const defaultValue = getDefault(input);
  if (defaultValue == null || defaultValue === '' || PAGING.test(name)) return undefined;
  return toJson(world, input.type, defaultValue);
}

/** Undefined for what is empty, hidden or deprecated, and for what does not fit its type. */
function toJson(world: World, type: GraphQLInputType, value: unknown): unknown {
  const nullable = getNullableType(type);
  if (value === null) return null;
  if (isListType(nullable)) {
    const items = Array.isArray(value) ? value : [value];
    const all = items.map((item) => toJson(world, nullable.ofType, item));
    return isWhole(all) ? all : undefined;
  }
  if (!isInputObjectType(nullable)) return toLeafJson(world, nullable, value);
  const fields = nullable.getFields();
  const members = Object.entries(value as object).map(([name, member]) => {
    const field = fields[name];
    const isShown = field && isUsable(world, field, `${nullable.name}.${name}`);
    return [name, isShown ? toJson(world, field.type, member) : undefined] as const;
  });
  return isWhole(members.map(([, member]) => member))
    ? Object.fromEntries(members)
    : undefined;
}

function toLeafJson(world: World, type: GraphQLLeafType, value: unknown): unknown {
  if (isEnumType(type)) {
    return usableValues(world, type).find((name) => type.getValue(name)?.value === value);
  }
  const {scalars} = world;
  const isValid =
    isExact(value) &&
    checkScalarValue(type.name, value, {scalars, isInput: true}) === undefined;
  return isValid ? value : undefined;
}

function isWhole(parts: readonly unknown[]): boolean {
  return parts.length > 0 && !parts.includes(undefined);
}

/** Whether JSON keeps a number as the schema has it, unlike `1e400` and `9007199254740993`. */
function isExact(value: unknown): boolean {
  return (
    typeof value !== 'number' ||
    Number.isSafeInteger(value) ||
    (Number.isFinite(value) && !Number.isInteger(value))
  );
}
