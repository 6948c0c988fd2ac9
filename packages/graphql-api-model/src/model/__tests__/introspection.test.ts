import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {buildSchema, introspectionFromSchema} from 'graphql';
import {expect, it} from 'vitest';
import {elementOf} from '../../__fixtures__/schemas';
import {loadSchema} from '../../schema/loadSchema';
import type {ApiModel} from '../apiModel';
import {describeSchema} from '../describeSchema';

/** The model of the introspection result of a schema, its JSON changed as servers write it. */
function modelOfIntrospection(
  sdl: string,
  change: (json: string) => string = (json) => json,
): ApiModel {
  const directory = mkdtempSync(path.join(tmpdir(), 'introspection-'));
  const introspection = introspectionFromSchema(buildSchema(sdl), {
    inputValueDeprecation: true,
    oneOf: true,
    schemaDescription: true,
    specifiedByUrl: true,
  });
  writeFileSync(path.join(directory, 'a.json'), change(JSON.stringify(introspection)));
  return describeSchema(loadSchema({schema: 'a.json', lenient: false, directory}).schema);
}

it.each([
  '9223372036854775807',
  '{e: A}',
  '{n: 1.0, list: [1e3]}',
  '{field: "UPDATED_AT"}',
])('a default of an introspection result is as it is given: %s', (given) => {
  const model = modelOfIntrospection(
    'scalar Any type Query { a(b: Any = "here"): Int }',
    (json) => json.replace(JSON.stringify('"here"'), JSON.stringify(given)),
  );
  expect(elementOf(model, 'argument', 'Query.a(b:)').defaultValue).toBe(given);
});

it('a deprecation of an introspection result is told, with its reason or without', () => {
  const model = modelOfIntrospection(
    'type Query { a: Int @deprecated(reason: "Old.") b: Int @deprecated(reason: "here") }',
    (json) => json.replace('"deprecationReason":"here"', '"deprecationReason":null'),
  );
  expect(elementOf(model, 'field', 'Query.a').deprecation).toEqual({reason: 'Old.'});
  expect(elementOf(model, 'field', 'Query.b').deprecation).toBeDefined();
});

it('the description of the schema in an introspection result is told', () => {
  const model = modelOfIntrospection(
    '"Everything." schema { query: Q } type Q { a: Int }',
  );
  expect(model.schema.description).toBe('Everything.');
});
