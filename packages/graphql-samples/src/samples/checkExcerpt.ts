import {
  Kind,
  isInterfaceType,
  isObjectType,
  isTypeDefinitionNode,
  isUnionType,
  type ConstDirectiveNode,
  type DefinitionNode,
  type DirectiveLocation,
  type DirectiveDefinitionNode,
  type DocumentNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  type NamedTypeNode,
  type SchemaDefinitionNode,
  type SchemaExtensionNode,
  type TypeDefinitionNode,
  type TypeExtensionNode,
} from 'graphql';
import {toError, type Issue} from '../report/issue';
import {checkOmissions} from './checkOmissions';
import {
  compareDescription,
  compareDirectives,
  compareMembers,
  startOf,
  type MemberNode,
} from './compareMembers';
import {membersOf, memberWord, namesOf} from './members';
import type {SchemaContext} from './schemaContext';
import {suggest} from './suggest';

type TypeNode = TypeDefinitionNode | TypeExtensionNode;

/** The words for each kind of definition, as in "an object type". */
const KINDS: Readonly<Record<string, string>> = {
  Scalar: 'a scalar',
  Object: 'an object type',
  Interface: 'an interface',
  Union: 'a union',
  Enum: 'an enum',
  InputObject: 'an input type',
};

/**
 * Compares definitions with the schema's own. An excerpt may leave members out; what it
 * shows must exist with the same type.
 */
export function checkExcerpt(
  document: DocumentNode,
  {schema, strict}: SchemaContext,
): readonly Issue[] {
  return document.definitions.flatMap((node) => [
    ...checkDefinition(node, schema),
    ...(strict ? checkLeftOut(node, schema) : []),
  ]);
}

function checkDefinition(node: DefinitionNode, schema: GraphQLSchema): readonly Issue[] {
  switch (node.kind) {
    case Kind.OPERATION_DEFINITION:
    case Kind.FRAGMENT_DEFINITION:
      return [
        toError(
          'A sample has either operations or definitions, not both.',
          startOf(node),
        ),
      ];
    case Kind.SCHEMA_DEFINITION:
    case Kind.SCHEMA_EXTENSION:
      return checkRoots(node, schema);
    case Kind.DIRECTIVE_DEFINITION:
      return checkDirective(node, schema);
    default:
      return checkType(node, schema);
  }
}

function checkRoots(
  {operationTypes}: SchemaDefinitionNode | SchemaExtensionNode,
  schema: GraphQLSchema,
): readonly Issue[] {
  return (operationTypes ?? []).flatMap(({operation, type}) => {
    const root = schema.getRootType(operation);
    return root?.name === type.name.value
      ? []
      : toError(
          `The schema has ${root ? `the ${operation} type "${root.name}"` : `no ${operation} type`}, not "${type.name.value}".`,
          startOf(type),
        );
  });
}

function checkDirective(
  {name, arguments: nodes, locations, description}: DirectiveDefinitionNode,
  schema: GraphQLSchema,
): readonly Issue[] {
  const directive = schema.getDirective(name.value);
  if (!directive) {
    const names = schema.getDirectives().map((known) => `@${known.name}`);
    const hint = suggest(`@${name.value}`, names);
    return [toError(`Unknown directive "@${name.value}".${hint}`, startOf(name))];
  }
  const misplaced = locations.filter(
    (node) => !directive.locations.includes(node.value as DirectiveLocation),
  );
  return [
    ...compareDescription(description, directive.description, `@${name.value}`),
    ...compareMembers(nodes, directive.args, {
      missing: (member) => `The directive "@${name.value}" has no argument "${member}".`,
      coordinate: (member) => `@${name.value}(${member}:)`,
    }),
    ...misplaced.map((node) =>
      toError(
        `The directive "@${name.value}" has no location ${node.value}; it has ${directive.locations.join(', ')}.`,
        startOf(node),
      ),
    ),
  ];
}

function checkType(node: TypeNode, schema: GraphQLSchema): readonly Issue[] {
  const name = node.name.value;
  const type = schema.getType(name);
  if (!type) {
    const hint = suggest(name, Object.keys(schema.getTypeMap()));
    return [toError(`Unknown type "${name}".${hint}`, startOf(node.name))];
  }
  const found = kindOf(node.kind);
  const expected = kindOf(type[Symbol.toStringTag]);
  if (found !== expected) {
    return [
      toError(
        `"${name}" is ${expected} in the schema, not ${found}.`,
        startOf(node.name),
      ),
    ];
  }
  return [
    ...compareMembers(nodesOf(node), membersOf(type), {
      missing: (member) => `The type "${name}" has no ${memberWord(type)} "${member}".`,
      coordinate: (member) => `${name}.${member}`,
    }),
    ...checkTypeList(node, type),
    ...compareDescription(
      'description' in node ? node.description : undefined,
      type.description,
      name,
    ),
    ...compareDirectives(node.directives, appliedTo(type), name),
  ];
}

/** The directives of a type with those of its extensions; undefined without SDL. */
function appliedTo({
  astNode,
  extensionASTNodes,
}: GraphQLNamedType): readonly ConstDirectiveNode[] | undefined {
  return astNode
    ? [astNode, ...extensionASTNodes].flatMap(({directives}) => directives ?? [])
    : undefined;
}

function checkLeftOut(node: DefinitionNode, schema: GraphQLSchema): readonly Issue[] {
  if (!isTypeDefinitionNode(node)) return [];
  const type = schema.getType(node.name.value);
  return type ? checkOmissions(node, type) : [];
}

/** From `ObjectTypeDefinition`, `ObjectTypeExtension` or `GraphQLObjectType`. */
function kindOf(kind: string): string {
  const word = kind.replace(/^GraphQL|Type(?:Definition|Extension)?$/g, '');
  return KINDS[word] ?? word;
}

function nodesOf(node: TypeNode): readonly MemberNode[] {
  return [
    ...('fields' in node ? (node.fields ?? []) : []),
    ...('values' in node ? (node.values ?? []) : []),
  ];
}

/** The interfaces of an object type or the members of a union. */
function checkTypeList(node: TypeNode, type: GraphQLNamedType): readonly Issue[] {
  const interfaces = 'interfaces' in node ? (node.interfaces ?? []) : [];
  const members = 'types' in node ? (node.types ?? []) : [];
  return [
    ...(isObjectType(type) || isInterfaceType(type)
      ? notListed(interfaces, type.getInterfaces(), `"${type.name}" does not implement`)
      : []),
    ...(isUnionType(type)
      ? notListed(members, type.getTypes(), `The union "${type.name}" has no member`)
      : []),
  ];
}

function notListed(
  nodes: readonly NamedTypeNode[],
  types: readonly GraphQLNamedType[],
  words: string,
): readonly Issue[] {
  const names = namesOf(types);
  return nodes
    .filter((node) => !names.includes(node.name.value))
    .map((node) =>
      toError(
        `${words} "${node.name.value}".${suggest(node.name.value, names)}`,
        startOf(node),
      ),
    );
}
