import {
  extendSchema,
  GraphQLError,
  type GraphQLScalarType,
  type GraphQLSchema,
  isAbstractType,
  isInputObjectType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  Kind,
  valueFromASTUntyped,
} from 'graphql';
import {getDefault, type WithDefault} from 'graphql-api-model';
import {checkScalarValue} from 'graphql-samples';
import type {ExampleOptions} from '../types';
import {createWorld, isUpload, type World} from '../values/world';
import {resolveField} from './resolveField';
import {isMockObject} from './MockObject';

/** What examples are made from: a schema with its values, and the mock that returns them. */
export interface Mocked {
  readonly world: World;
  readonly mock: GraphQLSchema;
}

/**
 * A copy of a schema that resolves every operation with example data: the same for the same request,
 * with the values of the request. Scalars throw for values of another format.
 *
 * @param schema - It stays as it is.
 */
export function createMockSchema(
  schema: GraphQLSchema,
  options: ExampleOptions = {},
): GraphQLSchema {
  return createMocked(schema, options).mock;
}

/** Makes what the examples of a schema are made from. */
export function createMocked(schema: GraphQLSchema, options: ExampleOptions): Mocked {
  const world = createWorld(schema, options);
  let mock: GraphQLSchema | undefined;
  return {
    world,
    // Made at first use: pages may need other examples only.
    get mock() {
      return (mock ??= mockWorld(world));
    },
  };
}

function mockWorld(world: World): GraphQLSchema {
  // An extension that adds nothing creates new types, which may be changed.
  const copy = extendSchema(
    world.schema,
    {kind: Kind.DOCUMENT, definitions: [{kind: Kind.SCHEMA_EXTENSION}]},
    {assumeValid: true},
  );
  const subscription = copy.getSubscriptionType();
  for (const type of Object.values(copy.getTypeMap())) {
    if (type.name.startsWith('__')) continue;
    if (isScalarType(type)) makeStrict(type, world);
    if (isInputObjectType(type)) keepDefaults(Object.values(type.getFields()));
    if (isAbstractType(type)) {
      type.resolveType = (value) => (isMockObject(value) ? value.typeName : undefined);
    }
    if (!isObjectType(type)) continue;
    type.isTypeOf = undefined;
    for (const field of Object.values(type.getFields())) {
      keepDefaults(field.args);
      field.resolve = resolveField(world, type, field);
      if (type === subscription) field.subscribe = once;
    }
  }
  return copy;
}

/** graphql-js 17 would refuse each request of a field with a default that does not fit its type. */
function keepDefaults(inputs: readonly WithDefault[]): void {
  for (const input of inputs)
    Object.assign(input, {defaultValue: getDefault(input), default: undefined});
}

/** One event, so that a subscription can be tried and ends. */
async function* once(): AsyncGenerator {
  yield await Promise.resolve({});
}

/** Makes a scalar throw for values of another format, in requests and responses. */
function makeStrict(type: GraphQLScalarType, {scalars}: World): void {
  if (isSpecifiedScalarType(type) || isUpload(type)) return;
  const {parseValue, serialize} = type;
  const check = (value: unknown, isInput: boolean): void => {
    const expected =
      value == null ? undefined : checkScalarValue(type.name, value, {scalars, isInput});
    if (expected === undefined) return;
    throw new GraphQLError(
      `${type.name} must be ${expected}, not ${JSON.stringify(value)}.`,
    );
  };
  const write = (value: unknown): unknown => {
    const written = serialize(value);
    check(written, false);
    return written;
  };
  const read = (value: unknown): unknown => {
    check(value, true);
    return parseValue(value);
  };
  const readLiteral: typeof type.parseLiteral = (node, variables) =>
    read(valueFromASTUntyped(node, variables));
  Object.assign(
    type,
    {serialize: write, parseValue: read, parseLiteral: readLiteral},
    // Their names in graphql-js 17.
    {coerceOutputValue: write, coerceInputValue: read, coerceInputLiteral: readLiteral},
  );
}
