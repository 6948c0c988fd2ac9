import {
  createSchemaLoader,
  lazy,
  type LoadedSchema,
  memoize,
  type SchemaSource,
} from 'graphql-api-model';
import {createSchemaPages} from 'docusaurus-plugin-graphql-reference/createSchemaPages';
import {createEngine, toIndex} from 'docusaurus-theme-instant-search/engine';
import {toShownSchema} from '../sources/toShownSchema';
import type {Reference} from './Reference';

/** A schema, and what is hidden of it. */
export interface McpSchema extends SchemaSource {
  readonly schema: readonly string[];
  readonly hide: readonly string[];
  readonly warn: (message: string) => void;
}

/** Reads a schema as a reference, and again when its files change. Throws SchemaError for a wrong one. */
export function openSchema({hide, warn, ...source}: McpSchema): () => Reference {
  const load = createSchemaLoader(source);
  const toReference = memoize(({schema}: LoadedSchema): Reference => {
    const {schema: sources, lenient} = source;
    const made = lazy(() =>
      createSchemaPages(schema, {schema: sources, lenient, hide}, warn),
    );
    const engine = lazy(() => createEngine(toIndex(made().listPages())));
    const apis = lazy(() => [
      {
        schema: hide.length === 0 ? schema : toShownSchema(made().model),
        get model() {
          return made().model;
        },
      },
    ]);
    return {
      pages: () => made().listPages(),
      search: (query) => engine().search(query),
      printPage: (href) => made().printPage(href),
      listSections: () => [],
      apis,
      knownApis: apis,
    };
  }, new WeakMap<LoadedSchema, Reference>());
  return () => toReference(load());
}
