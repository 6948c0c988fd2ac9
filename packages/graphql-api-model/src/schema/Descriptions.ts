import {
  Kind,
  visit,
  type ASTNode,
  type DocumentNode,
  type InputValueDefinitionNode,
  type StringValueNode,
} from 'graphql';

/** An element that has two descriptions which differ. */
interface Conflict {
  readonly coordinate: string;
  readonly first: ASTNode;
  readonly second: ASTNode;
}

/** Descriptions that only a later definition of an element has. */
export class Descriptions {
  readonly #added = new Map<unknown, StringValueNode>();

  /**
   * Takes over what the second of two definitions describes and the first does not; returns
   * what both describe, and differently.
   */
  merge(coordinate: string, first: ASTNode, second: ASTNode): readonly Conflict[] {
    const added = descriptionOf(second);
    const known = descriptionOf(first) ?? this.#added.get(keyOf(first));
    if (added && !known) this.#added.set(keyOf(first), added);
    const differs = added && known && added.value !== known.value;
    return [
      ...(differs ? [{coordinate, first, second}] : []),
      ...argumentsOf(second).flatMap((other, index) => {
        const argument = argumentsOf(first)[index];
        return argument
          ? this.merge(`${coordinate}(${other.name.value}:)`, argument, other)
          : [];
      }),
    ];
  }

  addTo(document: DocumentNode): DocumentNode {
    if (this.#added.size === 0) return document;
    return visit(document, {
      enter: (node: ASTNode) => {
        const description = this.#added.get(keyOf(node));
        return description && {...node, description};
      },
    });
  }
}

/** What stays the same while the lists of a node are made anew: its name. */
function keyOf(node: ASTNode): unknown {
  if (node.kind === Kind.SCHEMA_DEFINITION) return node.kind;
  return 'name' in node ? node.name : node;
}

function descriptionOf(node: ASTNode): StringValueNode | undefined {
  return 'description' in node ? node.description : undefined;
}

function argumentsOf(node: ASTNode): readonly InputValueDefinitionNode[] {
  const nodes: readonly ASTNode[] = 'arguments' in node ? node.arguments : [];
  return nodes.filter((argument) => argument.kind === Kind.INPUT_VALUE_DEFINITION);
}
