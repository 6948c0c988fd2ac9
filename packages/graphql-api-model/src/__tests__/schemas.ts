import {readdirSync} from 'node:fs';
import path from 'node:path';
import {buildSchema, introspectionFromSchema} from 'graphql';
import {writeFolder} from '../../../../tests/support/writeFolder';
import {createPermalinks, type Permalinks} from '../addresses/permalinks';
import type {ApiModel, Element} from '../model/apiModel';
import {describeSchema} from '../model/describeSchema';
import type {Grouping} from '../model/groupElements';
import {listElements} from '../model/listElements';
import {type LoadedSchema, loadSchema} from '../schema/loadSchema';

export type {LoadedSchema};

const ROOT = path.join(import.meta.dirname, '../../../..');

function load(schema: string, lenient = false): LoadedSchema {
  return loadSchema({schema, lenient, directory: ROOT});
}

/** The schema of a small site, in several files. */
export function loadLibrarySchema(): LoadedSchema {
  return load('tests/owner/site/schema/*.graphql');
}

/** GitHub's public schema, the large one that nobody here wrote. */
export function loadGithubSchema(): LoadedSchema {
  return load('node_modules/@octokit/graphql-schema/schema.graphql', true);
}

/** Every kind of element, with hostile names and texts. */
export function loadKitchenSink(): LoadedSchema {
  return load('tests/schemas/kitchen-sink.graphql');
}

export type Pattern = readonly [name: string, load: () => LoadedSchema];

/** Schemas with the habits of well-known servers. */
export function listPatterns(): readonly Pattern[] {
  const folder = 'tests/schemas/patterns';
  return readdirSync(path.join(ROOT, folder)).map((name) => [
    name,
    () => load(`${folder}/${name}`, true),
  ]);
}

/** The schema of a text, as if it were in a file. */
export function loadText(text: string): LoadedSchema {
  const directory = writeFolder({'schema.graphql': text});
  return loadSchema({schema: 'schema.graphql', lenient: false, directory});
}

/** The schema of the introspection result of a text, as if it were in a file. */
export function loadIntrospection(text: string): LoadedSchema['schema'] {
  const json = JSON.stringify(introspectionFromSchema(buildSchema(text)));
  const directory = writeFolder({'schema.json': json});
  return loadSchema({schema: 'schema.json', lenient: false, directory}).schema;
}

/** The model of a schema written as SDL; it gets a query of its own where it has none. */
export function modelOf(sdl: string, grouping?: Grouping): ApiModel {
  const hasQuery = /^\s*(?:".*")?\s*(?:type Query|schema)\b/m.test(sdl);
  const written = hasQuery ? sdl : `type Query { query: Int }\n${sdl}`;
  return describeSchema(buildSchema(written), grouping);
}

type ElementOfKind<Kind, Each = Element> = Each extends {readonly kind: infer Kinds}
  ? Kind extends Kinds
    ? Each
    : never
  : never;

/** The one element of the coordinate; throws where there is none. */
export function elementOf<Kind extends Element['kind']>(
  model: ApiModel,
  kind: Kind,
  coordinate: string,
): ElementOfKind<Kind> {
  const found = [...listElements(model)].filter(
    ({element}) => element.coordinate === coordinate && element.kind === kind,
  );
  if (found.length !== 1) {
    throw new Error(`There are ${found.length} elements ${kind} ${coordinate}.`);
  }
  return found[0]?.element as ElementOfKind<Kind>;
}

/** The domain of each element that has one, by its coordinate. */
export function groupsIn(model: ApiModel): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...listElements(model)].flatMap(({element}) =>
      'group' in element ? [[element.coordinate, element.group]] : [],
    ),
  ) as Record<string, string>;
}

/** A model with its addresses, below the path that the site gives its reference. */
export function linked(model: ApiModel): {
  readonly model: ApiModel;
  readonly permalinks: Permalinks;
} {
  return {model, permalinks: createPermalinks(model, '/docs/graphql/')};
}
