import path from 'node:path';
import {buildSchema, type GraphQLSchema} from 'graphql';
import {createDescriptionCode} from '../samples/createDescriptionCode';
import {buildReference, type ReferenceOptions} from '../reference/buildReference';
import type {Entry} from '../reference/types';
import {type LoadedSchema, loadSchema} from 'graphql-api-model';
import type {LinkedReference} from '../pages/toPages';

export const BASE_PATH = '/docs/graphql/';

/** The reference of a schema written as SDL; it gets a query of its own where it has none. */
export function referenceOf(
  sdl: string,
  options: Partial<ReferenceOptions> = {},
): LinkedReference {
  const hasQuery = /^\s*(?:".*")?\s*(?:type Query|schema)\b/m.test(sdl);
  return referenceOfSchema(
    buildSchema(hasQuery ? sdl : `type Query { query: Int }\n${sdl}`),
    options,
  );
}

export function referenceOfSchema(
  schema: GraphQLSchema,
  options: Partial<ReferenceOptions> = {},
): LinkedReference {
  return buildReference(schema, {
    basePath: BASE_PATH,
    groupOf: () => undefined,
    groupOrder: [],
    code: (linkTo) => createDescriptionCode(schema, linkTo),
    ...options,
  });
}

type EntryOfKind<Kind, Each = Entry> = Each extends {readonly kind: infer Kinds}
  ? Kind extends Kinds
    ? Each
    : never
  : never;

/** The one entry of the kind and name; throws where there is none. */
export function entryOf<Kind extends Entry['kind']>(
  {entries}: LinkedReference,
  kind: Kind,
  name: string,
): EntryOfKind<Kind> {
  const found = entries.filter((entry) => entry.kind === kind && entry.name === name);
  if (found.length !== 1) {
    throw new Error(
      `There are ${found.length} entries of the kind ${kind} and name ${name}.`,
    );
  }
  return found[0] as EntryOfKind<Kind>;
}

const ROOT = path.join(import.meta.dirname, '../../../..');

/** The site's own schema. */
export function loadSiteSchema(): LoadedSchema {
  return loadSchema({
    schema: 'site/schema/*.graphql',
    lenient: false,
    directory: ROOT,
  });
}

/** GitHub's public schema, the large one that nobody here wrote. */
export function loadGithubSchema(): LoadedSchema {
  return loadSchema({
    schema: 'node_modules/@octokit/graphql-schema/schema.graphql',
    lenient: true,
    directory: ROOT,
  });
}
