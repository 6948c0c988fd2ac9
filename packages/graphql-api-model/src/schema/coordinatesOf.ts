import {
  Kind,
  isTypeDefinitionNode,
  type ASTNode,
  type DefinitionNode,
  type NameNode,
} from 'graphql';

/** A node of a definition that has a name of its own. */
type NamedNode = ASTNode & {readonly name: NameNode};

type Entry = readonly [coordinate: string, node: NamedNode];

/**
 * The schema coordinates that a definition defines, each with its node. An extension
 * defines its members, but not the type; an operation defines none.
 */
export function coordinatesOf(node: DefinitionNode): readonly Entry[] {
  switch (node.kind) {
    case Kind.OPERATION_DEFINITION:
    case Kind.FRAGMENT_DEFINITION:
    case Kind.SCHEMA_DEFINITION:
    case Kind.SCHEMA_EXTENSION:
      return [];
    case Kind.DIRECTIVE_DEFINITION: {
      const coordinate = `@${node.name.value}`;
      return [[coordinate, node], ...argumentsOf(coordinate, node)];
    }
    default: {
      const name = node.name.value;
      const own = isTypeDefinitionNode(node) ? [[name, node] as const] : [];
      return [...own, ...membersOf(name, node)];
    }
  }
}

type Member = NamedNode & {readonly arguments?: readonly Member[]};

function membersOf(owner: string, node: DefinitionNode): readonly Entry[] {
  const members: readonly Member[] = [
    ...('fields' in node ? (node.fields ?? []) : []),
    ...('values' in node ? (node.values ?? []) : []),
  ];
  return members.flatMap((member) => {
    const coordinate = `${owner}.${member.name.value}`;
    return [[coordinate, member] as const, ...argumentsOf(coordinate, member)];
  });
}

function argumentsOf(
  owner: string,
  node: {readonly arguments?: readonly Member[]},
): readonly Entry[] {
  return (node.arguments ?? []).map((argument) => [
    `${owner}(${argument.name.value}:)`,
    argument,
  ]);
}
