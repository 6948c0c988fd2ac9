import {
  GraphQLEnumType,
  type GraphQLField,
  GraphQLInputObjectType,
  GraphQLInterfaceType,
  type GraphQLNamedType,
  GraphQLObjectType,
  GraphQLScalarType,
  type GraphQLSchema,
  isIntrospectionType,
  OperationTypeNode,
} from 'graphql';
import type {Permalinks} from '../permalinks';
import type {OperationKind, TypeKind} from './types';

/** What it takes to say where an element of the schema is described. */
export interface LinkContext {
  readonly schema: GraphQLSchema;
  readonly permalinks: Permalinks;
  /** Operation kind of each root type, by name. */
  readonly rootKinds: ReadonlyMap<string, OperationKind>;
}

/** What every `describe*` function needs to know of the whole schema. */
export interface ReferenceContext extends LinkContext {
  readonly renderDescription: (markdown: string | null | undefined) => string;
  readonly groupOf: (coordinate: string) => string | undefined;
}

export function getTypeKind(type: GraphQLNamedType): TypeKind {
  if (type instanceof GraphQLObjectType) return 'object';
  if (type instanceof GraphQLInterfaceType) return 'interface';
  if (type instanceof GraphQLEnumType) return 'enum';
  if (type instanceof GraphQLInputObjectType) return 'input';
  return type instanceof GraphQLScalarType ? 'scalar' : 'union';
}

const OPERATIONS: Readonly<Record<OperationKind, OperationTypeNode>> = {
  query: OperationTypeNode.QUERY,
  mutation: OperationTypeNode.MUTATION,
  subscription: OperationTypeNode.SUBSCRIPTION,
};

/** The root type of each operation the schema has. */
export function getRootTypes(
  schema: GraphQLSchema,
): readonly {readonly kind: OperationKind; readonly type: GraphQLObjectType}[] {
  return (Object.keys(OPERATIONS) as OperationKind[]).flatMap((kind) => {
    const type = schema.getRootType(OPERATIONS[kind]);
    return type ? [{kind, type}] : [];
  });
}

/** Whether the reference has a page for the type; root types and introspection have none. */
export function hasPage(
  type: GraphQLNamedType,
  rootKinds: LinkContext['rootKinds'],
): boolean {
  return !isIntrospectionType(type) && !rootKinds.has(type.name);
}

/**
 * The page of a named type. What has none is stood for: a root type by the list of its
 * operations, a type of introspection by the overview.
 */
export function getTypeHref(name: string, context: LinkContext): string {
  const rootKind = context.rootKinds.get(name);
  if (rootKind) return context.permalinks.listing(rootKind);
  const type = context.schema.getType(name);
  if (!type) throw new Error(`The schema has no type called "${name}".`);
  if (isIntrospectionType(type)) return context.permalinks.overview;
  return context.permalinks.entry(getTypeKind(type), name);
}

/** The place of a field: a page of its own below a root type, else an anchor. */
export function getFieldHref(
  parentName: string,
  field: Pick<GraphQLField<unknown, unknown>, 'name'>,
  context: LinkContext,
): string {
  const rootKind = context.rootKinds.get(parentName);
  return rootKind
    ? context.permalinks.entry(rootKind, field.name)
    : `${getTypeHref(parentName, context)}#${field.name}`;
}

/** The place of an argument of a field, as an anchor on the field's page. */
export function getArgumentHref(
  parentName: string,
  fieldName: string,
  argumentName: string,
  context: LinkContext,
): string {
  const fieldHref = getFieldHref(parentName, {name: fieldName}, context);
  const isOperation = context.rootKinds.has(parentName);
  return `${fieldHref}${isOperation ? '#' : '.'}${argumentName}`;
}
