import type {GraphQLSchema} from 'graphql';
import {createPermalinks, type Permalinks} from '../permalinks';
import {compareNames} from 'graphql-api-model';
import {getRootTypes, getTypeKind, hasPage, type ReferenceContext} from './context';
import {createCoordinateLinks} from './createCoordinateLinks';
import {describeDirectiveTypes} from './describeDirectiveTypes';
import {describeOperations} from './describeOperations';
import {describeTypes} from './describeTypes';
import {findUsages} from './findUsages';
import {createDescriptionRenderer, type DescriptionCode} from './renderDescription';
import type {Entry, Kind, OperationKind, Reference} from './types';
import {unfold} from './unfold';

/** The order in which kinds are listed everywhere. */
export const KINDS: readonly Kind[] = [
  'query',
  'mutation',
  'subscription',
  'object',
  'interface',
  'enum',
  'input',
  'union',
  'scalar',
  'directive',
];

export interface ReferenceOptions {
  /** Where the reference stands, with leading and trailing slash: `/docs/graphql/`. */
  readonly basePath: string;
  /** The domain of a schema coordinate; `undefined` for one that has none. */
  readonly groupOf: (coordinate: string) => string | undefined;
  /** Domains in the order they are shown; those missing here follow by name. */
  readonly groupOrder: readonly string[];
  /** What code and inline code in descriptions become. */
  readonly code: (linkTo: Reference['linkTo']) => DescriptionCode;
}

function collectNames(
  schema: GraphQLSchema,
  rootKinds: ReadonlyMap<string, OperationKind>,
): Readonly<Record<Kind, readonly string[]>> {
  const names = Object.fromEntries(KINDS.map((kind) => [kind, [] as string[]])) as Record<
    Kind,
    string[]
  >;
  for (const {kind, type} of getRootTypes(schema))
    names[kind] = Object.keys(type.getFields());
  for (const type of Object.values(schema.getTypeMap())) {
    if (hasPage(type, rootKinds)) names[getTypeKind(type)].push(type.name);
  }
  names.directive = schema.getDirectives().map(({name}) => name);
  return names;
}

function compareEntries(a: Entry, b: Entry): number {
  return KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || compareNames(a.name, b.name);
}

function orderGroups(
  entries: readonly Entry[],
  order: readonly string[],
): readonly string[] {
  const found = new Set(entries.flatMap(({group}) => group ?? []));
  const listed = [...new Set(order)].filter((group) => found.has(group));
  const rest = [...found]
    .filter((group) => !order.includes(group))
    .toSorted(compareNames);
  return [...listed, ...rest];
}

/** The addresses of a schema's elements, without describing any of them. */
export function createLinks(
  schema: GraphQLSchema,
  basePath: string,
): Pick<ReferenceContext, 'schema' | 'permalinks' | 'rootKinds'> &
  Pick<Reference, 'linkTo'> & {
    /** The kinds that the schema has any element of. */
    readonly kinds: readonly Kind[];
  } {
  // Links to a type that is the root of several operations lead to the first of them.
  const rootKinds = new Map(
    getRootTypes(schema)
      .toReversed()
      .map(({kind, type}) => [type.name, kind]),
  );
  const names = collectNames(schema, rootKinds);
  const links = {schema, permalinks: createPermalinks(basePath, names), rootKinds};
  return {
    ...links,
    linkTo: createCoordinateLinks(links),
    kinds: KINDS.filter((kind) => names[kind].length > 0),
  };
}

/** Turns a schema into the one description of it that every page and list is made from. */
export function buildReference(
  schema: GraphQLSchema,
  {basePath, groupOf, groupOrder, code}: ReferenceOptions,
): Reference & {readonly permalinks: Permalinks} {
  const {linkTo, ...links} = createLinks(schema, basePath);
  const renderDescription = createDescriptionRenderer(code(linkTo));
  const context: ReferenceContext = {...links, groupOf, renderDescription};
  const usagesOf = findUsages(context);
  const entries = [
    ...describeOperations(context),
    ...describeTypes(context, usagesOf),
    ...describeDirectiveTypes(context, usagesOf),
  ].toSorted(compareEntries);
  return {
    entries,
    rootDescriptions: new Map(
      getRootTypes(schema).map(({kind, type}) => [
        kind,
        renderDescription(type.description),
      ]),
    ),
    groups: orderGroups(entries, groupOrder),
    unfold: (typeName, depth, most) => unfold(typeName, depth, context, most),
    linkTo,
    permalinks: links.permalinks,
  };
}
