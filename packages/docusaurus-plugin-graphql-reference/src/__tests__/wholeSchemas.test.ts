import {readdirSync} from 'node:fs';
import path from 'node:path';
import {loadSchema} from 'graphql-api-model';
import {describe, expect, it} from 'vitest';
import {contextOfSchema} from './contextOf';
import {missingFrom} from './missingFrom';

const ROOT = path.join(import.meta.dirname, '../../../..');
const PATTERNS = 'tests/schemas/patterns';

function findMissing(file: string): readonly string[] {
  const {schema} = loadSchema({schema: file, lenient: true, directory: ROOT});
  return missingFrom(schema, contextOfSchema(schema));
}

/** What of the federated schemas only a router needs, and what is inaccessible. */
const LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  'federation-1.graphql': [
    'federation__FieldSet',
    '@key',
    '@provides',
    '@external',
    '@requires',
  ],
  'federation-2.graphql': [
    'ProductDimension.unit',
    'link__Purpose',
    'link__Import',
    'federation__FieldSet',
    '@link',
    '@composeDirective',
    '@key',
    '@provides',
    '@tag',
    '@shareable',
    '@inaccessible',
    '@requires',
    '@external',
    '@override',
    '@interfaceObject',
  ],
  'supergraph.graphql': [
    'join__FieldSet',
    'join__Graph',
    'link__Import',
    'link__Purpose',
    'Product.secret',
    'Secret',
    '@inaccessible',
    '@join__enumValue',
    '@join__field',
    '@join__graph',
    '@join__type',
    '@link',
  ],
};

/** Large ones are for the long mode. */
const LARGE =
  process.env['LONG_TESTS'] === '1'
    ? ['node_modules/@octokit/graphql-schema/schema.graphql']
    : [];

describe('every element of a schema has its place on a page', () => {
  it.each(readdirSync(path.join(ROOT, PATTERNS)))('%s', (file) => {
    expect(findMissing(`${PATTERNS}/${file}`)).toEqual(LEFT_OUT[file] ?? []);
  });

  it.each(['site/schema/*.graphql', 'tests/schemas/kitchen-sink.graphql', ...LARGE])(
    '%s',
    {timeout: 600_000},
    (schema) => {
      expect(findMissing(schema)).toEqual([]);
    },
  );
});
