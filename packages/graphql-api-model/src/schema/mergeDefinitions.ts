import {
  Kind,
  isTypeDefinitionNode,
  print,
  specifiedDirectives,
  type ASTNode,
  type ConstDirectiveNode,
  type DefinitionNode,
  type DocumentNode,
  type Source,
} from 'graphql';
import {Descriptions} from './Descriptions';
import {withDistinctMembers, type Keeper} from './distinctMembers';
import {Marks} from './federation/Marks';
import {isSameText} from './isSameText';
import {toExtension} from './toExtension';

/** Something that is written twice; `first` is what counts. */
export interface Repetition {
  readonly coordinate: string;
  /** What is said of the coordinate twice, as in "is defined". */
  readonly verb: string;
  readonly first: ASTNode;
  readonly second: ASTNode;
  /**
   * `same`: both say the same, in one file; `joined`: two definitions of one type in one file,
   * which become one; `different`: the second says something else, and is left out;
   * `described`: they differ in their descriptions only.
   */
  readonly kind: 'same' | 'joined' | 'different' | 'described';
}

interface MergedDefinitions {
  readonly document: DocumentNode;
  readonly repetitions: readonly Repetition[];
}

/**
 * The document with one definition of each element, in one pass. Definitions of one type are
 * united, as modules of a schema mean them: a second one becomes an extension of the first.
 * Members that say the same in several files are one. All else that is written twice is
 * told, and the first one counts. What subgraphs say to the router only is put together.
 */
export function mergeDefinitions(
  document: DocumentNode,
  marks = new Marks(),
): MergedDefinitions {
  const merger = new Merger(document, marks);
  const definitions = document.definitions.flatMap((node) => merger.add(node) ?? []);
  return {
    document: marks.addTo(merger.descriptions.addTo({...document, definitions})),
    repetitions: merger.repetitions,
  };
}

const DEFINED = 'is defined';

class Merger implements Keeper {
  readonly repetitions: Repetition[] = [];
  readonly descriptions = new Descriptions();
  readonly #seen = new Map<string, ASTNode>();
  readonly #appliedOnce: ReadonlySet<string>;
  /** Whether the definition at hand is told as a whole, so that its members need not be. */
  #isTold = false;

  readonly #marks: Marks;

  constructor(document: DocumentNode, marks: Marks) {
    this.#marks = marks;
    this.#appliedOnce = directivesAppliedOnce(document);
  }

  /** The definition as it stands in the merged document, if anything of it does. */
  add(node: DefinitionNode): DefinitionNode | undefined {
    this.#isTold = false;
    const coordinate = definedBy(node);
    const first =
      coordinate === undefined ? undefined : this.#seen.get(keyOf(coordinate, DEFINED));
    if (coordinate === undefined || !first) {
      if (coordinate !== undefined) this.#seen.set(keyOf(coordinate, DEFINED), node);
      return withDistinctMembers(node, this);
    }
    if (this.#isOfRouter(node)) return undefined;
    if (first.kind !== node.kind || node.kind === Kind.DIRECTIVE_DEFINITION) {
      this.#compare(coordinate, DEFINED, first, node);
      return undefined;
    }
    this.#isTold = sourceOf(first) === sourceOf(node);
    if (this.#isTold) {
      this.repetitions.push({
        coordinate,
        verb: DEFINED,
        first,
        second: node,
        kind: 'joined',
      });
    }
    this.#mergeDescriptions(coordinate, first, node);
    return withDistinctMembers(toExtension(node), this);
  }

  /** What each subgraph defines for itself, as its version of federation has it. */
  #isOfRouter(node: DefinitionNode): boolean {
    if (node.kind === Kind.DIRECTIVE_DEFINITION) {
      return this.#marks.isMark(node.name.value);
    }
    return (
      isTypeDefinitionNode(node) && this.#marks.isTypeOfSpecification(node.name.value)
    );
  }

  keep(coordinate: string, node: ASTNode, verb = DEFINED): boolean {
    const key = keyOf(coordinate, verb);
    const first = this.#seen.get(key);
    if (first) this.#compare(coordinate, verb, first, node);
    else this.#seen.set(key, node);
    return !first;
  }

  keepDirective(coordinate: string, node: ConstDirectiveNode): boolean {
    const name = node.name.value;
    if (this.#appliedOnce.has(name)) {
      return this.keep(coordinate, node, `has the directive "@${name}"`);
    }
    const key = keyOf(coordinate, print(node));
    const first = this.#seen.get(key);
    if (first) return sourceOf(first) === sourceOf(node);
    this.#seen.set(key, node);
    return true;
  }

  #compare(coordinate: string, verb: string, first: ASTNode, second: ASTNode): void {
    const tell = (kind: Repetition['kind']): number =>
      this.repetitions.push({coordinate, verb, first, second, kind});
    if (!isSameText(this.#marks.without(first), this.#marks.without(second))) {
      tell('different');
    } else if (sourceOf(first) === sourceOf(second) && !this.#isTold) {
      tell('same');
      this.descriptions.merge(coordinate, first, second);
    } else {
      this.#marks.merge(first, second);
      this.#mergeDescriptions(coordinate, first, second);
    }
  }

  #mergeDescriptions(coordinate: string, first: ASTNode, second: ASTNode): void {
    for (const conflict of this.descriptions.merge(coordinate, first, second)) {
      this.repetitions.push({...conflict, verb: 'is described', kind: 'described'});
    }
  }
}

function keyOf(coordinate: string, verb: string): string {
  return `${coordinate} ${verb}`;
}

/** The coordinate that a definition brings into the schema; an extension brings none. */
function definedBy(node: DefinitionNode): string | undefined {
  if (node.kind === Kind.SCHEMA_DEFINITION) return 'schema';
  if (node.kind === Kind.DIRECTIVE_DEFINITION) return `@${node.name.value}`;
  return isTypeDefinitionNode(node) ? node.name.value : undefined;
}

/** The directives that are known and not repeatable. */
function directivesAppliedOnce({definitions}: DocumentNode): ReadonlySet<string> {
  const names = new Set(specifiedDirectives.map(({name}) => name));
  for (const node of definitions) {
    if (node.kind === Kind.DIRECTIVE_DEFINITION && !node.repeatable) {
      names.add(node.name.value);
    }
  }
  return names;
}

function sourceOf(node: ASTNode): Source | undefined {
  const name = 'name' in node ? node.name : undefined;
  return (name?.loc ?? node.loc)?.source;
}
