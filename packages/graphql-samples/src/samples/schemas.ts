import type {GraphQLSchema} from 'graphql';
import {findSpecifiedScalars} from './findSpecifiedScalars';
import {parseMarks} from './parseMarks';
import {COMMON_SCALARS, type Scalars} from './scalars';
import type {SchemaContext} from './schemaContext';
import {suggest} from './suggest';

/** A schema that samples can belong to. */
export interface SampleSchema {
  /** The name in the mark `schema=…` of a fence. */
  readonly name: string;
  /** Another name for the mark, such as the title that readers see: `schema="Admin API"`. */
  readonly label?: string;
  readonly schema: GraphQLSchema;
  /** The formats of custom scalars, in addition to the common ones. */
  readonly scalars?: Scalars;
  /**
   * The folders whose files belong to it, with `/` and relative like the names of files. Without it
   * all files do. Of several schemas the one with the nearest folder counts, then the first.
   */
  readonly folders?: readonly string[];
  /** The codes of its errors, which inline code can name. */
  readonly codes?: readonly string[];
  /** Names that inline code may use although the schema has none of them, such as scopes. */
  readonly names?: readonly string[];
  /**
   * Whether inline code that has the shape of a name must name something, and each block of GraphQL or
   * JSON must be checked or have a reason why not.
   */
  readonly strict?: boolean;
  /** Returns the URL of an error code; only links need it. */
  readonly linkToCode?: (code: string) => string | undefined;
  /** Returns the URL of a schema coordinate; only links need it. */
  readonly linkTo?: (coordinate: string) => string | undefined;
}

/** Finds the schema of the unmarked samples and the names of a file. */
export function findSchemaOf<Schema extends SampleSchema>(
  file: string,
  schemas: readonly Schema[],
): Schema | undefined {
  const near = schemas.flatMap((schema) =>
    (schema.folders?.map(toPrefix) ?? [''])
      .filter((prefix) => file.startsWith(prefix))
      .map(({length}) => ({schema, length})),
  );
  return near.toSorted((a, b) => b.length - a.length)[0]?.schema;
}

/** The prefix of the names of all files in a folder. */
function toPrefix(folder: string): string {
  return folder.replace(/\/*$/, '/').replace(/^(?:\.\/|\/$)/, '');
}

/** Finds the schema that a mark names; returns a message for an unknown name. */
export function findSchemaNamed(
  name: string,
  schemas: readonly SampleSchema[],
): SampleSchema | string {
  const found = findNamed(name, schemas);
  if (found) return found;
  const names = schemas.flatMap((schema) =>
    [schema.name, schema.label].filter((known) => known !== undefined),
  );
  const hint =
    suggest(name, names) || ` The schemas are: ${names.map(quote).join(', ')}.`;
  return `No schema is called "${name}".${hint}`;
}

function findNamed<Schema extends SampleSchema>(
  name: string,
  schemas: readonly Schema[],
): Schema | undefined {
  return (
    schemas.find((schema) => schema.name === name) ??
    schemas.find((schema) => schema.label === name)
  );
}

function quote(name: string): string {
  return JSON.stringify(name);
}

/**
 * Finds the schema that a sample belongs to.
 *
 * @param file - The name of its file, relative as the folders of the schemas are.
 * @param meta - The words after the language of its fence, of which `schema=…` counts.
 * @returns Undefined without one, and for an unknown name, which the check reports.
 */
export function findSchemaOfSample<Schema extends SampleSchema>(
  file: string,
  meta: string,
  schemas: readonly Schema[],
): Schema | undefined {
  const name = parseMarks(meta).schema;
  return name === undefined ? findSchemaOf(file, schemas) : findNamed(name, schemas);
}

/** What the samples of a schema are checked against. */
export function toContext({
  schema,
  scalars,
  codes,
  strict = false,
}: SampleSchema): SchemaContext {
  return {
    schema,
    scalars: {...findSpecifiedScalars(schema), ...COMMON_SCALARS, ...scalars},
    ...(codes && {codes}),
    strict,
  };
}
