import path from 'node:path';
import {createRequire} from 'node:module';
import {buildSchema} from 'graphql';
import {buildReference, type ReferenceOptions} from '../reference/buildReference';
import type {Entry} from '../reference/types';
import {loadSchema} from '../schema/loadSchema';
import type {LinkedReference} from '../pages/toPages';

export const BASE_PATH = '/docs/graphql/';

const OPTIONS: ReferenceOptions = {
  basePath: BASE_PATH,
  groupOf: () => undefined,
  groupOrder: [],
  // Links inline code that is a coordinate; the plugin itself reads mentions more finely.
  code: (linkTo) => ({
    readMention: (text) => {
      const href = linkTo(text);
      return {text, ...(href !== undefined && {href})};
    },
    highlight: (code) => code.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
  }),
};

/** The reference of a schema written as SDL; it gets a query of its own where it has none. */
export function referenceOf(
  sdl: string,
  options: Partial<ReferenceOptions> = {},
): LinkedReference {
  const hasQuery = /^\s*(?:type Query|schema)\b/m.test(sdl);
  const schema = buildSchema(hasQuery ? sdl : `type Query { query: Int }\n${sdl}`);
  return buildReference(schema, {...OPTIONS, ...options});
}

/** The one entry of the kind and name; throws where there is none. */
export function entryOf<Kind extends Entry['kind']>(
  {entries}: LinkedReference,
  kind: Kind,
  name: string,
): Extract<Entry, {kind: Kind}> {
  const found = entries.filter((entry) => entry.kind === kind && entry.name === name);
  if (found.length !== 1) {
    throw new Error(`There are ${found.length} entries of the kind ${kind} and name ${name}.`);
  }
  return found[0] as Extract<Entry, {kind: Kind}>;
}

const ROOT = path.join(import.meta.dirname, '../../../..');

/** The site's own schema. */
export function loadSiteSchema() {
  return loadSchema({
    schema: 'site/schema/*.graphql',
    lenient: false,
    directory: ROOT,
  });
}

/** GitHub's public schema, the large one that nobody here wrote. */
export function loadGithubSchema() {
  const file = createRequire(import.meta.url).resolve(
    '@octokit/graphql-schema/schema.graphql',
  );
  return loadSchema({
    schema: path.basename(file),
    lenient: true,
    directory: path.dirname(file),
  });
}

export function referenceOfSchema(
  schema: Parameters<typeof buildReference>[0],
): LinkedReference {
  return buildReference(schema, OPTIONS);
}
