import type {GraphQLSchema} from 'graphql';
import type {NamesRule} from './mention/readMention';
import {readMarks} from './sample/readMarks';
import {COMMON_SCALARS, readSpecified, type Scalars} from './sample/scalars';
import {suggest} from './sample/suggest';
import {readLimits, type Limits} from './sample/readLimits';
import type {BlockStrictness, SchemaContext} from './sample/types';
import type {Vocabulary} from './vocabulary/readVocabulary';

/** A schema that samples can belong to. */
export interface SampleSchema {
  /** What `schema=…` on a fence calls it. */
  readonly name: string;
  /** Another name for it, such as the title that readers see: `schema="Admin API"`. */
  readonly label?: string;
  readonly schema: GraphQLSchema;
  /** The forms of custom scalars, beside and before the common ones. */
  readonly scalars?: Scalars;
  /**
   * The folders whose files belong to it, with `/` and relative as the names of files are.
   * Without it all files do. Of several schemas the one with the nearest folder counts, and
   * of equally near ones the first.
   */
  readonly folders?: readonly string[];
  /** The codes of its errors, which inline code can name as it names elements. */
  readonly codes?: readonly string[];
  /** Those of the codes that come before execution, so that such an answer has no data. */
  readonly earlyCodes?: readonly string[];
  /** Whether each block of GraphQL and JSON must be checked; `known` if it is missing. */
  readonly blocks?: BlockStrictness;
  /** `described`: values keep the limits that descriptions state, see `readLimits`. */
  readonly limits?: 'described';
  /** The scopes of its access tokens, which inline code can name, too. */
  readonly scopes?: readonly string[];
  /** How often an operation may be called, by its name, as in `5 a day`. */
  readonly rates?: ReadonlyMap<string, string>;
  /**
   * `closed`: inline code of the shape of a name must name something. `known`, the default: only
   * what begins with a name of the schema is looked at.
   */
  readonly names?: NamesRule;
  /**
   * `closed`: a number in prose must stand in a fact of the vocabulary or in the rate of an operation.
   * `known`, the default: only the words of facts and rates are compared.
   */
  readonly numbers?: NamesRule;
  /** The names beside those of the schema, and facts; see `readVocabulary`. */
  readonly vocabulary?: Vocabulary;
  /** The address of one of the codes; only links need it. */
  readonly linkToCode?: (code: string) => string | undefined;
  /** The address of a schema coordinate, if it has one; only links need it. */
  readonly linkTo?: (coordinate: string) => string | undefined;
}

/** The schema that the unmarked samples and the names of a file belong to. */
export function findSchemaOf(
  file: string,
  schemas: readonly SampleSchema[],
): SampleSchema | undefined {
  const near = schemas.flatMap((schema) =>
    (schema.folders?.map(toPrefix) ?? [''])
      .filter((prefix) => file.startsWith(prefix))
      .map(({length}) => ({schema, length})),
  );
  return near.toSorted((a, b) => b.length - a.length)[0]?.schema;
}

/** What the names of all files in a folder begin with. */
function toPrefix(folder: string): string {
  return folder.replace(/\/*$/, '/').replace(/^(?:\.\/|\/$)/, '');
}

/** The schema that a mark names, or what is wrong with the name. */
export function findSchemaNamed(
  name: string,
  schemas: readonly SampleSchema[],
): SampleSchema | string {
  const found = findNamed(name, schemas);
  if (found) return found;
  const names = schemas.flatMap((schema) =>
    [schema.name, schema.label].filter((known) => known !== undefined),
  );
  const hint = suggest(name, names) || ` There is ${names.map(quote).join(', ')}.`;
  return `No schema is called "${name}".${hint}`;
}

/** Names count before labels. */
function findNamed(
  name: string,
  schemas: readonly SampleSchema[],
): SampleSchema | undefined {
  return (
    schemas.find((schema) => schema.name === name) ??
    schemas.find((schema) => schema.label === name)
  );
}

function quote(name: string): string {
  return JSON.stringify(name);
}

/**
 * The schema that a sample belongs to.
 *
 * @param file - The name of its file, relative as the folders of the schemas are.
 * @param meta - The words after the language of its fence, of which `schema=…` counts.
 * @returns Undefined where there is none; whether a mark is wrong is a question of the check.
 */
export function findSchemaOfSample(
  file: string,
  meta: string,
  schemas: readonly SampleSchema[],
): SampleSchema | undefined {
  const name = readMarks(meta).schema;
  return name === undefined ? findSchemaOf(file, schemas) : findNamed(name, schemas);
}

/** What the samples of a schema are checked against. */
export function toContext({
  schema,
  scalars,
  codes,
  earlyCodes,
  blocks,
  limits,
}: SampleSchema): SchemaContext {
  return {
    schema,
    scalars: {...readSpecified(schema), ...COMMON_SCALARS, ...scalars},
    ...(limits && {limits: limitsOf(schema)}),
    ...(codes && {codes}),
    ...(earlyCodes && {earlyCodes}),
    ...(blocks && {blocks}),
  };
}

const LIMITS = new WeakMap<GraphQLSchema, Limits>();

/** The limits of a schema, which every text asks for. */
function limitsOf(schema: GraphQLSchema): Limits {
  const known = LIMITS.get(schema) ?? readLimits(schema);
  LIMITS.set(schema, known);
  return known;
}
