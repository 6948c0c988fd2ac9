import {readdirSync} from 'node:fs';
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import {loadSchema} from 'graphql-api-model';
import {describe, expect, it} from 'vitest';
import {toPages} from '../pages/toPages';
import {contextOfSchema} from './contextOf';
import {fetchSchema, isRegistryReachable, PUBLIC_SCHEMAS} from './publicSchemas';

const ROOT = path.join(import.meta.dirname, '../../../..');
const PATTERNS = 'tests/schemas/patterns';

function load(schema: string): GraphQLSchema {
  return loadSchema({schema, lenient: true, directory: ROOT}).schema;
}

function argumentsOf(owner: string, list: readonly GraphQLArgument[]): readonly string[] {
  return list.map(({name}) => `${owner}(${name}:)`);
}

function membersOf(type: GraphQLNamedType): readonly string[] {
  if (isEnumType(type)) return type.getValues().map(({name}) => `${type.name}.${name}`);
  if (isInputObjectType(type)) {
    return Object.keys(type.getFields()).map((name) => `${type.name}.${name}`);
  }
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  return Object.values(type.getFields()).flatMap(({name, args}) => {
    const coordinate = `${type.name}.${name}`;
    return [coordinate, ...argumentsOf(coordinate, args)];
  });
}

/** Every element of a schema, as graphql-js has it. */
function elementsOf(schema: GraphQLSchema): readonly string[] {
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !isIntrospectionType(type),
  );
  return [
    ...types.flatMap((type) => [type.name, ...membersOf(type)]),
    ...schema
      .getDirectives()
      .flatMap(({name, args}) => [`@${name}`, ...argumentsOf(`@${name}`, args)]),
  ];
}

/** Those elements that no page shows at their address; not what these hold. */
function missingFrom(schema: GraphQLSchema): readonly string[] {
  const context = contextOfSchema(schema);
  const shown = new Set<string>();
  for (const {href, sections} of toPages(context)) {
    shown.add(href);
    for (const section of sections) {
      if (section.kind !== 'members') continue;
      for (const {id, arguments: list} of section.members) {
        for (const one of [{id}, ...list]) shown.add(`${href}#${one.id}`);
      }
    }
  }
  const missing = elementsOf(schema).filter(
    (coordinate) => !shown.has(context.permalinks.of(coordinate) ?? ''),
  );
  return missing.filter(
    (one) => !missing.includes(one.replace(/[.(].*$/, '')) || !/[.(]/.test(one),
  );
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

/** What is large, or has to be fetched, is for the long mode. */
const IS_LONG = process.env['LONG_TESTS'] === '1';
const LARGE = IS_LONG ? ['node_modules/@octokit/graphql-schema/schema.graphql'] : [];

describe('every element of a schema has its place on a page', () => {
  it.each(readdirSync(path.join(ROOT, PATTERNS)))('%s', (file) => {
    expect(missingFrom(load(`${PATTERNS}/${file}`))).toEqual(LEFT_OUT[file] ?? []);
  });

  it.each(['site/schema/*.graphql', 'tests/schemas/kitchen-sink.graphql', ...LARGE])(
    '%s',
    {timeout: 600_000},
    (schema) => {
      expect(missingFrom(load(schema))).toEqual([]);
    },
  );

  it.runIf(IS_LONG).for(PUBLIC_SCHEMAS)(
    '$package, $file ($origin)',
    {timeout: 600_000},
    async (published, {skip, onTestFinished}) => {
      if (!(await isRegistryReachable())) {
        skip('npm does not reach its registry, and this schema is fetched from there.');
      }
      const folder = await mkdtemp(path.join(tmpdir(), 'public-schema-'));
      onTestFinished(() => rm(folder, {recursive: true}));
      const schema = load(await fetchSchema(published, folder));
      expect(elementsOf(schema).length).toBe(published.elements);
      expect(missingFrom(schema)).toEqual([]);
    },
  );
});
