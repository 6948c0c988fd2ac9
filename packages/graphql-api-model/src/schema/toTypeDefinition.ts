import {Kind, type TypeDefinitionNode, type TypeExtensionNode} from 'graphql';

/** An extension as a definition with the same members. */
export function toTypeDefinition(node: TypeExtensionNode): TypeDefinitionNode {
  switch (node.kind) {
    case Kind.SCALAR_TYPE_EXTENSION:
      return {...node, kind: Kind.SCALAR_TYPE_DEFINITION};
    case Kind.OBJECT_TYPE_EXTENSION:
      return {...node, kind: Kind.OBJECT_TYPE_DEFINITION};
    case Kind.INTERFACE_TYPE_EXTENSION:
      return {...node, kind: Kind.INTERFACE_TYPE_DEFINITION};
    case Kind.UNION_TYPE_EXTENSION:
      return {...node, kind: Kind.UNION_TYPE_DEFINITION};
    case Kind.ENUM_TYPE_EXTENSION:
      return {...node, kind: Kind.ENUM_TYPE_DEFINITION};
    case Kind.INPUT_OBJECT_TYPE_EXTENSION:
      return {...node, kind: Kind.INPUT_OBJECT_TYPE_DEFINITION};
    default:
      return node satisfies never;
  }
}
