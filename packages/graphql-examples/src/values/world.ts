import {
  type GraphQLCompositeType,
  type GraphQLNamedType,
  type GraphQLScalarType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isObjectType,
  isUnionType,
} from 'graphql';
import {toSingular} from 'graphql-api-model';
import {COMMON_SCALARS, type Scalars} from 'graphql-samples';
import {findPage, isEdge} from './shapes';
import type {ExampleOptions} from '../types';
import {wordsOf} from './place';
import {findUnusable, type Visibility} from './usable';

/** A schema with what its values depend on. */
export interface World extends Visibility {
  readonly schema: GraphQLSchema;
  readonly scalars: Scalars;
  /** The owner's values by scalar or coordinate. */
  readonly values: ReadonlyMap<string, unknown>;
  /** The names of the object types that only mutations return, with what they are about. */
  readonly payloads: ReadonlySet<string>;
  /** The object, interface or union that the longest end of the words names: `space` for `my spaces`. */
  readonly entityOf: (words: readonly string[]) => string | undefined;
  /** The same, wherever the words of a name have it: `order` for `order cancel`. */
  readonly entityIn: (words: readonly string[]) => string | undefined;
}

export function createWorld(
  schema: GraphQLSchema,
  {scalars = {}, values = {}, isHidden = () => false}: ExampleOptions,
): World {
  const payloads = findPayloads(schema);
  const entities = indexEntities(schema, payloads, isHidden);
  const find = (words: readonly string[]): string | undefined =>
    entities.get(words.join('')) ?? entities.get(joinSingular(words));
  const entityOf: World['entityOf'] = (words) =>
    endsOf(words)
      .map(find)
      .find((found) => found !== undefined);
  return {
    schema,
    scalars: {...COMMON_SCALARS, ...scalars},
    values: new Map(Object.entries(values)),
    isHidden,
    payloads,
    unusable: findUnusable(schema, isHidden),
    entityOf,
    entityIn: (words) =>
      entityOf(words) ??
      words
        .flatMap((_, size) =>
          words.slice(size).map((__, start) => words.slice(start, words.length - size)),
        )
        .map(find)
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
  payloads: World['payloads'],
  isHidden: World['isHidden'],
): ReadonlyMap<string, string> {
  const isEntity = (type: GraphQLCompositeType): boolean =>
    !payloads.has(type.name) && !(isObjectType(type) && (isEdge(type) || findPage(type)));
  const types = Object.values(schema.getTypeMap())
    .filter((type) => isCompositeType(type) && isEntity(type))
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

function findPayloads(schema: GraphQLSchema): ReadonlySet<string> {
  const mutation = schema.getMutationType();
  const returned = (types: readonly GraphQLNamedType[]): Set<string> =>
    new Set(
      types.flatMap((type) =>
        isUnionType(type) ? [type, ...type.getTypes()].map(({name}) => name) : type.name,
      ),
    );
  const fieldTypes = (type: GraphQLNamedType): readonly GraphQLNamedType[] =>
    isCompositeType(type) && !isUnionType(type)
      ? Object.values(type.getFields()).map((field) => getNamedType(field.type))
      : [];
  const others = Object.values(schema.getTypeMap()).filter((type) => type !== mutation);
  const used = returned(others.flatMap(fieldTypes));
  const payloads = [...returned(mutation ? fieldTypes(mutation) : [])].filter((name) => {
    const type = schema.getType(name);
    return (
      isObjectType(type) &&
      !used.has(name) &&
      (!Object.hasOwn(type.getFields(), 'id') ||
        fieldTypes(type).some((each) => isCompositeType(each)))
    );
  });
  return new Set(payloads);
}

/** Whether the scalar is a file of a multipart request. */
export function isUpload({name, specifiedByURL}: GraphQLScalarType): boolean {
  return name === 'Upload' || (specifiedByURL ?? '').includes('multipart-request');
}
