import {
  extendSchema,
  type GraphQLSchema,
  isAbstractType,
  isObjectType,
  isScalarType,
  Kind,
} from 'graphql';
import type {ExampleOptions} from '../types';
import {createWorld, type World} from '../values/world';
import {MockObject} from './MockObject';
import {resolveField} from './resolveField';
import {makeStrict} from './strictScalars';

/**
 * A copy of a schema that answers every operation with example data: the same for the same
 * request, with the values that the request says. Scalars refuse what their form does not allow.
 *
 * @param schema - It stays as it is.
 */
export function createMockSchema(
  schema: GraphQLSchema,
  options: ExampleOptions = {},
): GraphQLSchema {
  return toMockSchema(createWorld(schema, options));
}

/** The same of a world that is known. */
export function toMockSchema(world: World): GraphQLSchema {
  // An extension that adds nothing makes new types of all, which may then be changed.
  const copy = extendSchema(
    world.schema,
    {kind: Kind.DOCUMENT, definitions: [{kind: Kind.SCHEMA_EXTENSION}]},
    {assumeValid: true},
  );
  const subscription = copy.getSubscriptionType();
  for (const type of Object.values(copy.getTypeMap())) {
    if (type.name.startsWith('__')) continue;
    if (isScalarType(type)) makeStrict(type, world);
    if (isAbstractType(type)) type.resolveType = (value) => nameOf(value);
    if (!isObjectType(type)) continue;
    type.isTypeOf = undefined;
    for (const field of Object.values(type.getFields())) {
      field.resolve = resolveField(world, type, field);
      if (type === subscription) field.subscribe = once;
    }
  }
  return copy;
}

function nameOf(value: unknown): string | undefined {
  return value instanceof MockObject ? value.typeName : undefined;
}

/** One event, so that a subscription can be tried and ends. */
async function* once(): AsyncGenerator {
  yield await Promise.resolve({});
}
