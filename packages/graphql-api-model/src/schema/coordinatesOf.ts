import {
  Kind,
  isTypeDefinitionNode,
  isTypeExtensionNode,
  type ASTNode,
  type NameNode,
} from 'graphql';

/** A node of a definition that has a name of its own. */
type NamedNode = ASTNode & {readonly name: NameNode};

type Entry = readonly [coordinate: string, node: NamedNode];

/**
 * The schema coordinates that a definition defines, each with its node. An extension
 * defines its members, but not the type; an operation defines none.
 */
export function coordinatesOf(node: ASTNode): readonly Entry[] {
  if (node.kind === Kind.DIRECTIVE_DEFINITION) {
    return entriesOf(`@${node.name.value}`, node);
  }
  if (!isTypeDefinitionNode(node) && !isTypeExtensionNode(node)) return [];
  const owner = node.name.value;
  const own = isTypeDefinitionNode(node) ? [[owner, node] as const] : [];
  const members = (['fields', 'values'] as const).flatMap((key) => listOf(node, key));
  return [
    ...own,
    ...members.flatMap((member) => entriesOf(`${owner}.${member.name.value}`, member)),
  ];
}

/** An element and its arguments. */
function entriesOf(coordinate: string, node: NamedNode): readonly Entry[] {
  return [
    [coordinate, node],
    ...listOf(node, 'arguments').map(
      (argument) => [`${coordinate}(${argument.name.value}:)`, argument] as const,
    ),
  ];
}

function listOf(
  node: ASTNode,
  key: 'fields' | 'values' | 'arguments',
): readonly NamedNode[] {
  const lists: Partial<Record<typeof key, readonly NamedNode[]>> = node as object;
  return lists[key] ?? [];
}
