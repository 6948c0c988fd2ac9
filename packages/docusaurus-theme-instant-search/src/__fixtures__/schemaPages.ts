import {readFileSync} from 'node:fs';
import {
  buildASTSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isScalarType,
  parse,
  visit,
} from 'graphql';
import type {
  DocumentNode,
  FieldDefinitionNode,
  GraphQLArgument,
  GraphQLField,
  GraphQLNamedType,
  GraphQLSchema,
} from 'graphql';
import type {SearchMember, SearchPage} from '../searchPage';
import {toSlug} from '../words';

const GITHUB_SDL = new URL(
  '../../../../node_modules/@octokit/graphql-schema/schema.graphql',
  import.meta.url,
);

/** The pages a reference would contribute for a schema: one for each operation and type. */
export function schemaPages(schema: GraphQLSchema): SearchPage[] {
  const roots = {
    query: schema.getQueryType(),
    mutation: schema.getMutationType(),
    subscription: schema.getSubscriptionType(),
  };
  const operations = Object.entries(roots).flatMap(([kind, root]) =>
    Object.values(root?.getFields() ?? {}).map((field) => operationPage(kind, field)),
  );
  const rootTypes = new Set<GraphQLNamedType | null | undefined>(Object.values(roots));
  const types = Object.values(schema.getTypeMap())
    .filter((type) => !rootTypes.has(type) && !isIntrospectionType(type))
    .map(typePage);
  return [...operations, ...types];
}

/** GitHub's public schema; of a field that is defined twice the first definition stays. */
export function githubSchema(): GraphQLSchema {
  return schemaOf(readFileSync(GITHUB_SDL, 'utf8'));
}

export function schemaOf(sdl: string): GraphQLSchema {
  const document = withoutDuplicateFields(parse(sdl, {noLocation: true}));
  return buildASTSchema(document, {assumeValid: true, assumeValidSDL: true});
}

function withoutDuplicateFields(document: DocumentNode): DocumentNode {
  const firstOfEach = (fields: readonly FieldDefinitionNode[] = []) =>
    [
      ...new Map(
        [...fields].reverse().map((field) => [field.name.value, field]),
      ).values(),
    ].reverse();
  return visit(document, {
    ObjectTypeDefinition: (node) => ({...node, fields: firstOfEach(node.fields)}),
    InterfaceTypeDefinition: (node) => ({...node, fields: firstOfEach(node.fields)}),
  });
}

function operationPage(kind: string, field: GraphQLField<unknown, unknown>): SearchPage {
  return {
    kind,
    name: field.name,
    url: `/docs/graphql/operations/${kind === 'query' ? 'queries' : `${kind}s`}/${toSlug(field.name)}`,
    ...summaryOf(field.description),
    ...(field.deprecationReason === undefined ? {} : {deprecated: true}),
    returns: getNamedType(field.type).name,
    members: field.args.map((argument) => argumentMember(argument, argument.name)),
  };
}

function typePage(type: GraphQLNamedType): SearchPage {
  const kind = kindOf(type);
  return {
    kind,
    name: type.name,
    url: `/docs/graphql/types/${kind}s/${toSlug(type.name)}`,
    ...summaryOf(type.description),
    members: membersOf(type),
  };
}

function kindOf(type: GraphQLNamedType): string {
  if (isObjectType(type)) return 'object';
  if (isInterfaceType(type)) return 'interface';
  if (isEnumType(type)) return 'enum';
  if (isInputObjectType(type)) return 'input';
  return isScalarType(type) ? 'scalar' : 'union';
}

function membersOf(type: GraphQLNamedType): SearchMember[] {
  if (isEnumType(type)) {
    return type.getValues().map((value) => ({
      kind: 'enum value',
      name: value.name,
      anchor: value.name,
      ...(value.deprecationReason ? {deprecated: true} : {}),
    }));
  }
  if (isInputObjectType(type)) {
    return Object.values(type.getFields()).map((field) => ({
      kind: 'input field',
      name: field.name,
      anchor: field.name,
      returns: getNamedType(field.type).name,
      ...(field.deprecationReason ? {deprecated: true} : {}),
    }));
  }
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  return Object.values(type.getFields()).flatMap((field) => [
    {
      kind: 'field' as const,
      name: field.name,
      anchor: field.name,
      returns: getNamedType(field.type).name,
      ...(field.deprecationReason ? {deprecated: true} : {}),
    },
    ...field.args.map((argument) =>
      argumentMember(argument, `${field.name}.${argument.name}`),
    ),
  ]);
}

function argumentMember(argument: GraphQLArgument, anchor: string): SearchMember {
  return {
    kind: 'argument',
    name: argument.name,
    anchor,
    returns: getNamedType(argument.type).name,
    ...(argument.deprecationReason ? {deprecated: true} : {}),
  };
}

function summaryOf(description: string | null | undefined): {summary?: string} {
  const text = (description ?? '').replace(/\s+/g, ' ').trim();
  const [sentence] = /^.*?[.!?](?=\s|$)/.exec(text) ?? [text];
  return sentence === '' ? {} : {summary: sentence};
}
