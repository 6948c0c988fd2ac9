import {Kind, type DefinitionNode} from 'graphql';

/** A definition as an extension with the same members; what cannot extend stays as it is. */
export function toExtension(node: DefinitionNode): DefinitionNode {
  switch (node.kind) {
    case Kind.SCHEMA_DEFINITION:
      return {...node, kind: Kind.SCHEMA_EXTENSION};
    case Kind.SCALAR_TYPE_DEFINITION:
      return {...node, kind: Kind.SCALAR_TYPE_EXTENSION};
    case Kind.OBJECT_TYPE_DEFINITION:
      return {...node, kind: Kind.OBJECT_TYPE_EXTENSION};
    case Kind.INTERFACE_TYPE_DEFINITION:
      return {...node, kind: Kind.INTERFACE_TYPE_EXTENSION};
    case Kind.UNION_TYPE_DEFINITION:
      return {...node, kind: Kind.UNION_TYPE_EXTENSION};
    case Kind.ENUM_TYPE_DEFINITION:
      return {...node, kind: Kind.ENUM_TYPE_EXTENSION};
    case Kind.INPUT_OBJECT_TYPE_DEFINITION:
      return {...node, kind: Kind.INPUT_OBJECT_TYPE_EXTENSION};
    default:
      return node;
  }
}
