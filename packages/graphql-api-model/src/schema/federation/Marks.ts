import {
  print,
  visit,
  type ASTNode,
  type ConstDirectiveNode,
  type DocumentNode,
} from 'graphql';
import {DEFINITIONS, SHOWN} from './definitions';
import type {FederationNames} from './names';

/**
 * Directives by which subgraphs tell the router how their definitions belong together, such as
 * `@external`: two definitions of one field agree although one of them has more.
 */
export class Marks {
  readonly #names: FederationNames | undefined;
  readonly #later = new Map<unknown, ConstDirectiveNode[]>();

  /** Without `names` there are none: the document is not federated. */
  constructor(names?: FederationNames) {
    this.#names = names;
  }

  isMark(directive: string): boolean {
    const name = this.#names?.directiveOf(directive) ?? '';
    return DEFINITIONS.has(name) && !SHOWN.has(name);
  }

  isTypeOfSpecification(name: string): boolean {
    return this.#names?.isTypeOfSpecification(name) ?? false;
  }

  without<Node extends ASTNode>(node: Node): Node {
    if (!this.#names) return node;
    return visit(node, {
      Directive: (directive) => (this.isMark(directive.name.value) ? null : undefined),
    });
  }

  /** Lets the first of two definitions have the marks of the second, too. */
  merge(first: ASTNode, second: ASTNode): void {
    if (!this.#names) return;
    const key = keyOf(first);
    const later = this.#later.get(key) ?? [];
    const known = new Set([...directivesOf(first), ...later].map((node) => print(node)));
    const added = directivesOf(second).filter(
      (node) => this.isMark(node.name.value) && !known.has(print(node)),
    );
    if (added.length > 0) this.#later.set(key, [...later, ...added]);
  }

  addTo(document: DocumentNode): DocumentNode {
    if (this.#later.size === 0) return document;
    return visit(document, {
      enter: (node: ASTNode) => {
        const later = this.#later.get(keyOf(node));
        return later && {...node, directives: [...directivesOf(node), ...later]};
      },
    });
  }
}

/** What stays the same while the lists of a node are made anew: its name. */
function keyOf(node: ASTNode): unknown {
  return 'name' in node ? node.name : node;
}

function directivesOf(node: ASTNode): readonly ConstDirectiveNode[] {
  return 'directives' in node ? ((node.directives ?? []) as ConstDirectiveNode[]) : [];
}
