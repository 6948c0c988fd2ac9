import {type GraphQLScalarType, type GraphQLSchema, isCompositeType} from 'graphql';
import {toSingular} from 'graphql-api-model';
import {COMMON_SCALARS, type Scalars} from 'graphql-samples';
import type {ExampleOptions} from '../types';
import {wordsOf} from './place';
import {findUnusable, type Visibility} from './usable';

/** A schema with what its values depend on. */
export interface World extends Visibility {
  readonly schema: GraphQLSchema;
  readonly scalars: Scalars;
  /** The owner's values by scalar or coordinate. */
  readonly values: ReadonlyMap<string, unknown>;
  /** The object, interface or union that the longest end of the words names: `space` for `my spaces`. */
  readonly entityOf: (words: readonly string[]) => string | undefined;
}

export function createWorld(
  schema: GraphQLSchema,
  {scalars = {}, values = {}, isHidden = () => false}: ExampleOptions,
): World {
  const entities = indexEntities(schema, isHidden);
  return {
    schema,
    scalars: {...COMMON_SCALARS, ...scalars},
    values: new Map(Object.entries(values)),
    isHidden,
    unusable: findUnusable(schema, isHidden),
    entityOf: (words) =>
      endsOf(words)
        .map((end) => entities.get(end.join('')) ?? entities.get(joinSingular(end)))
        .find((found) => found !== undefined),
  };
}

/** The ends of some words, the longest first. */
export function endsOf(words: readonly string[]): readonly (readonly string[])[] {
  return words.map((_, start) => words.slice(start));
}

/** The words as one, the last of them in the singular. */
export function joinSingular(words: readonly string[]): string {
  return [...words.slice(0, -1), toSingular(words.at(-1) ?? '')].join('');
}

/** The types by the ends of their names: `badge` is `RewardsBadge` if no other name is shorter. */
function indexEntities(
  schema: GraphQLSchema,
  isHidden: World['isHidden'],
): ReadonlyMap<string, string> {
  const types = Object.values(schema.getTypeMap())
    .filter((type) => isCompositeType(type))
    .filter(({name}) => !name.startsWith('__') && !isHidden(name))
    .map(({name}) => ({name, words: wordsOf(name)}))
    .toSorted((a, b) => a.words.length - b.words.length);
  const index = new Map<string, string>();
  for (const {name, words} of types) {
    for (const end of endsOf(words)) {
      if (!index.has(end.join(''))) index.set(end.join(''), name);
    }
  }
  return index;
}

/** Whether the scalar is a file of a multipart request. */
export function isUpload({name, specifiedByURL}: GraphQLScalarType): boolean {
  return name === 'Upload' || (specifiedByURL ?? '').includes('multipart-request');
}
