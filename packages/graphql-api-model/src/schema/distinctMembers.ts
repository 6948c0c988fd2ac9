import {
  Kind,
  type ASTNode,
  type ConstDirectiveNode,
  type DefinitionNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  type NameNode,
  type NamedTypeNode,
  type TypeDefinitionNode,
  type TypeExtensionNode,
} from 'graphql';

/** Decides what stays of the members of definitions. */
export interface Keeper {
  /** Whether nothing before says the same of the coordinate; `verb` is "is defined" if absent. */
  keep(coordinate: string, node: ASTNode, verb?: string): boolean;
  /** The same for a directive that is applied to the coordinate. */
  keepDirective(coordinate: string, node: ConstDirectiveNode): boolean;
}

/** The definition or extension with those of its members that the keeper keeps. */
export function withDistinctMembers(
  node: DefinitionNode,
  keeper: Keeper,
): DefinitionNode {
  switch (node.kind) {
    case Kind.OPERATION_DEFINITION:
    case Kind.FRAGMENT_DEFINITION:
      return node;
    case Kind.SCHEMA_DEFINITION:
    case Kind.SCHEMA_EXTENSION:
      return {
        ...node,
        directives: distinctDirectives('schema', node.directives, keeper),
        operationTypes: (node.operationTypes ?? []).filter((root) =>
          keeper.keep('schema', root, `names a ${root.operation} type`),
        ),
      };
    case Kind.DIRECTIVE_DEFINITION: {
      const args = distinctArguments(`@${node.name.value}`, node.arguments, keeper);
      return {...node, arguments: args};
    }
    default:
      return withDistinctTypeMembers(node, keeper);
  }
}

function withDistinctTypeMembers(
  node: TypeDefinitionNode | TypeExtensionNode,
  keeper: Keeper,
): DefinitionNode {
  const owner = node.name.value;
  const directives = distinctDirectives(owner, node.directives, keeper);
  switch (node.kind) {
    case Kind.SCALAR_TYPE_DEFINITION:
    case Kind.SCALAR_TYPE_EXTENSION:
      return {...node, directives};
    case Kind.OBJECT_TYPE_DEFINITION:
    case Kind.OBJECT_TYPE_EXTENSION:
    case Kind.INTERFACE_TYPE_DEFINITION:
    case Kind.INTERFACE_TYPE_EXTENSION: {
      const interfaces = distinctTypes(owner, 'implements', node.interfaces, keeper);
      return {...node, directives, interfaces, fields: distinctFields(node, keeper)};
    }
    case Kind.UNION_TYPE_DEFINITION:
    case Kind.UNION_TYPE_EXTENSION: {
      const types = distinctTypes(owner, 'has the member', node.types, keeper);
      return {...node, directives, types};
    }
    case Kind.ENUM_TYPE_DEFINITION:
    case Kind.ENUM_TYPE_EXTENSION:
      return {...node, directives, values: distinctNamed(owner, node.values, keeper)};
    case Kind.INPUT_OBJECT_TYPE_DEFINITION:
    case Kind.INPUT_OBJECT_TYPE_EXTENSION:
      return {...node, directives, fields: distinctNamed(owner, node.fields, keeper)};
  }
}

function distinctDirectives(
  coordinate: string,
  nodes: readonly ConstDirectiveNode[] = [],
  keeper: Keeper,
): readonly ConstDirectiveNode[] {
  return nodes.filter((node) => keeper.keepDirective(coordinate, node));
}

function distinctTypes(
  owner: string,
  verb: string,
  nodes: readonly NamedTypeNode[] = [],
  keeper: Keeper,
): readonly NamedTypeNode[] {
  return nodes.filter((node) => keeper.keep(owner, node, `${verb} "${node.name.value}"`));
}

function distinctFields(
  {
    name,
    fields,
  }: {readonly name: NameNode; readonly fields?: readonly FieldDefinitionNode[]},
  keeper: Keeper,
): readonly FieldDefinitionNode[] {
  return distinctNamed(name.value, fields, keeper).map((field) => {
    const coordinate = `${name.value}.${field.name.value}`;
    return {
      ...field,
      arguments: distinctArguments(coordinate, field.arguments, keeper),
    };
  });
}

function distinctArguments(
  owner: string,
  nodes: readonly InputValueDefinitionNode[] = [],
  keeper: Keeper,
): readonly InputValueDefinitionNode[] {
  return nodes.filter((node) => keeper.keep(`${owner}(${node.name.value}:)`, node));
}

function distinctNamed<Node extends ASTNode & {readonly name: NameNode}>(
  owner: string,
  nodes: readonly Node[] = [],
  keeper: Keeper,
): readonly Node[] {
  return nodes.filter((node) => keeper.keep(`${owner}.${node.name.value}`, node));
}
