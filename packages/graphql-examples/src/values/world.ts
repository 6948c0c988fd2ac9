import {
  type GraphQLScalarType,
  type GraphQLSchema,
  isInterfaceType,
  isObjectType,
} from 'graphql';
import {toSingular} from 'graphql-api-model';
import {COMMON_SCALARS, type Scalars} from 'graphql-samples';
import type {ExampleOptions} from '../types';
import {findUnusable} from './findUnusable';
import {wordsOf} from './place';

/** A schema with what its values depend on. */
export interface World {
  readonly schema: GraphQLSchema;
  readonly scalars: Scalars;
  /** The owner's values by scalar or coordinate. */
  readonly values: ReadonlyMap<string, unknown>;
  readonly isHidden: (coordinate: string) => boolean;
  /** The names of the types of which an example shows no value. */
  readonly unusable: ReadonlySet<string>;
  /** The object or interface that words such as `space` or `spaces` name. */
  readonly entityOf: (name: string) => string | undefined;
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
    entityOf: (name) => {
      const words = wordsOf(name);
      const singular = [...words.slice(0, -1), toSingular(words.at(-1) ?? '')];
      return entities.get(words.join('')) ?? entities.get(singular.join(''));
    },
  };
}

/** The types by the ends of their names: `badge` is `RewardsBadge` where no other is shorter. */
function indexEntities(
  schema: GraphQLSchema,
  isHidden: World['isHidden'],
): ReadonlyMap<string, string> {
  const types = Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) || isInterfaceType(type))
    .filter(({name}) => !name.startsWith('__') && !isHidden(name))
    .map(({name}) => ({name, words: wordsOf(name)}));
  const shortest = types.toSorted((a, b) => a.words.length - b.words.length);
  const index = new Map<string, string>();
  for (const {name, words} of shortest) {
    for (const start of words.keys()) {
      const key = words.slice(start).join('');
      if (!index.has(key)) index.set(key, name);
    }
  }
  return index;
}

/** Whether the scalar stands for a file in a multipart request. */
export function isUpload({name, specifiedByURL}: GraphQLScalarType): boolean {
  return name === 'Upload' || (specifiedByURL ?? '').includes('multipart-request');
}
