import {
  Kind,
  isTypeDefinitionNode,
  type ASTNode,
  type DefinitionNode,
  type DocumentNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  type NameNode,
} from 'graphql';

/** Two definitions of one schema coordinate; the first one counts. */
export interface Duplicate {
  readonly coordinate: string;
  readonly first: ASTNode;
  readonly second: ASTNode;
}

interface DistinctDefinitions {
  readonly document: DocumentNode;
  readonly duplicates: readonly Duplicate[];
}

interface Named {
  readonly kind: string;
  readonly name: NameNode;
}

type Keep = (coordinate: string, node: ASTNode) => boolean;

/**
 * The document with the first definition of each type, directive, field, argument, input
 * field and enum value, in one pass over definitions and extensions.
 */
export function removeDuplicates(document: DocumentNode): DistinctDefinitions {
  const seen = new Map<string, ASTNode>();
  const duplicates: Duplicate[] = [];
  const keep: Keep = (coordinate, node) => {
    const first = seen.get(coordinate);
    if (first) {
      duplicates.push({coordinate, first, second: node});
      return false;
    }
    seen.set(coordinate, node);
    return true;
  };
  const definitions = document.definitions
    .filter((node) => {
      const coordinate = newCoordinate(node);
      return coordinate === undefined || keep(coordinate, node);
    })
    .map((node) => withDistinctMembers(node, keep));
  return {document: {...document, definitions}, duplicates};
}

/** The coordinate that a definition brings into the schema; an extension brings none. */
function newCoordinate(node: DefinitionNode): string | undefined {
  if (node.kind === Kind.DIRECTIVE_DEFINITION) {
    return `@${node.name.value}`;
  }
  return isTypeDefinitionNode(node) ? node.name.value : undefined;
}

function withDistinctMembers(node: DefinitionNode, keep: Keep): DefinitionNode {
  switch (node.kind) {
    case Kind.OBJECT_TYPE_DEFINITION:
    case Kind.OBJECT_TYPE_EXTENSION:
    case Kind.INTERFACE_TYPE_DEFINITION:
    case Kind.INTERFACE_TYPE_EXTENSION:
      return {...node, fields: distinctFields(node, keep)};
    case Kind.INPUT_OBJECT_TYPE_DEFINITION:
    case Kind.INPUT_OBJECT_TYPE_EXTENSION:
      return {...node, fields: distinct(node.fields, `${node.name.value}.`, '', keep)};
    case Kind.ENUM_TYPE_DEFINITION:
    case Kind.ENUM_TYPE_EXTENSION:
      return {...node, values: distinct(node.values, `${node.name.value}.`, '', keep)};
    case Kind.DIRECTIVE_DEFINITION:
      return {
        ...node,
        arguments: distinctArguments(node.arguments, `@${node.name.value}`, keep),
      };
    default:
      return node;
  }
}

function distinctFields(
  {
    name,
    fields,
  }: {readonly name: NameNode; readonly fields?: readonly FieldDefinitionNode[]},
  keep: Keep,
): readonly FieldDefinitionNode[] {
  return distinct(fields, `${name.value}.`, '', keep).map((field) => ({
    ...field,
    arguments: distinctArguments(
      field.arguments,
      `${name.value}.${field.name.value}`,
      keep,
    ),
  }));
}

function distinctArguments(
  nodes: readonly InputValueDefinitionNode[] | undefined,
  owner: string,
  keep: Keep,
): readonly InputValueDefinitionNode[] {
  return distinct(nodes, `${owner}(`, ':)', keep);
}

function distinct<Node extends ASTNode & Named>(
  nodes: readonly Node[] | undefined,
  before: string,
  after: string,
  keep: Keep,
): readonly Node[] {
  return (nodes ?? []).filter((node) => keep(before + node.name.value + after, node));
}
