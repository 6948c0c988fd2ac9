import {
  Kind,
  isTypeDefinitionNode,
  isTypeExtensionNode,
  isTypeSystemDefinitionNode,
  isTypeSystemExtensionNode,
  print,
  specifiedDirectives,
  visit,
  type ASTNode,
  type ConstDirectiveNode,
  type DefinitionNode,
  type DocumentNode,
  type NameNode,
  type Source,
  type StringValueNode,
} from 'graphql';
import {groupBy} from '../words/groupBy';
import {describeDifference} from './describeDifference';
import {isMark, type FederationNames} from './federation/names';
import {placesOf} from './placeOf';
import {printPlace, type Problem} from './SchemaError';

/** A definition or a member of one, of any kind. */
type Part = ASTNode & {
  readonly name?: NameNode | undefined;
  readonly description?: StringValueNode | undefined;
  readonly directives?: readonly ConstDirectiveNode[] | undefined;
};

/** How to merge. */
interface Merging {
  readonly lenient: boolean;
  /** Of a federated document. */
  readonly names?: FederationNames | undefined;
}

export interface MergedDefinitions {
  readonly document: DocumentNode;
  /** What is written twice, which stops the build unless it is lenient. */
  readonly problems: readonly Problem[];
  /** What is written twice and may be, although something of it is not shown. */
  readonly notes: readonly Problem[];
}

/**
 * The document with one definition of each element: extensions and further definitions of a type
 * become part of its first one, as modules of a schema mean them. Members that are the same in
 * several files are one. All else that is written twice is reported, and the first one counts.
 */
export function mergeDefinitions(
  document: DocumentNode,
  merging: Merging,
): MergedDefinitions {
  const merger = new Merger(document, merging);
  const definitions = merger.merge();
  const {problems, notes} = merger;
  return {document: {...document, definitions}, problems, notes};
}

const DEFINED = 'is defined';
/** Lists of members: the key of a member, and the problem to report where it is there twice. */
const LISTS = {
  fields: (owner: string, {name}: Part) => [`${owner}.${name?.value}`, DEFINED],
  values: (owner: string, {name}: Part) => [`${owner}.${name?.value}`, DEFINED],
  arguments: (owner: string, {name}: Part) => [`${owner}(${name?.value}:)`, DEFINED],
  interfaces: (owner: string, {name}: Part) => [owner, `implements "${name?.value}"`],
  types: (owner: string, {name}: Part) => [owner, `has the member "${name?.value}"`],
  operationTypes: (owner: string, node: Part) => [
    owner,
    `names a ${'operation' in node ? node.operation : ''} type`,
  ],
} satisfies Readonly<Record<string, (owner: string, node: Part) => readonly string[]>>;
type List = keyof typeof LISTS;
type Repetition = 'same' | 'joined' | 'different' | 'described';
const ROOT_TYPES: readonly string[] = ['Query', 'Mutation', 'Subscription'];

class Merger {
  readonly problems: Problem[] = [];
  readonly notes: Problem[] = [];
  readonly #document: DocumentNode;
  readonly #merging: Merging;
  readonly #appliedOnce: ReadonlySet<string>;
  /** What is reported, or part of what is, so that it need not be. */
  readonly #reported = new Set<Part>();

  constructor(document: DocumentNode, merging: Merging) {
    this.#document = document;
    this.#merging = merging;
    this.#appliedOnce = directivesAppliedOnce(document);
  }

  merge(): readonly DefinitionNode[] {
    const {definitions} = this.#document;
    const groups = groupBy(definitions, (node) => keyOf(node) ?? node);
    return [...groups].flatMap(([key, nodes]) => {
      if (typeof key !== 'string') return nodes;
      const base = this.#findBase(nodes);
      return base ? this.#mergeGroup(base, key, nodes) : nodes;
    });
  }

  /** The node that defines; the first extension of a type that another subgraph or nothing defines. */
  #findBase(nodes: readonly DefinitionNode[]): DefinitionNode | undefined {
    const isBase = (node: DefinitionNode): boolean =>
      isTypeExtensionNode(node) &&
      (this.#merging.names !== undefined ||
        (node.kind === Kind.OBJECT_TYPE_EXTENSION &&
          ROOT_TYPES.includes(node.name.value)));
    return nodes.find((node) => !isExtension(node)) ?? nodes.find(isBase);
  }

  #mergeGroup(
    base: DefinitionNode,
    coordinate: string,
    nodes: readonly DefinitionNode[],
  ): readonly DefinitionNode[] {
    const first = toDefinition(base) as Part;
    const parts = [first];
    const misfits: DefinitionNode[] = [];
    for (const node of nodes) {
      if (node === base || this.#isOfRouter(node)) continue;
      const part = toDefinition(node) as Part;
      const isPart = isExtension(node) || part.kind !== Kind.DIRECTIVE_DEFINITION;
      if (part.kind === first.kind && isPart) {
        // Two definitions of one type in one file are a mistake, in two files they are modules.
        if (!isExtension(node) && sourceOf(first) === sourceOf(part)) {
          this.#report('joined', coordinate, DEFINED, first, part);
          this.#skipContent(part);
        }
        parts.push(part);
      } else if (isExtension(node)) misfits.push(node);
      else this.#compare(coordinate, DEFINED, first, part);
    }
    const directives = this.#distinctDirectives(coordinate, parts);
    const united = this.#unite(coordinate, parts);
    return [{...united, ...(directives && {directives})} as DefinitionNode, ...misfits];
  }

  /** One part with the members of several. */
  #unite(coordinate: string, parts: readonly Part[]): Part {
    const [first, ...others] = parts;
    let {description} = first!;
    for (const other of others) {
      description ??= other.description;
      const isSame = [undefined, description?.value].includes(other.description?.value);
      if (!isSame && !this.#reported.has(other)) {
        this.#report('described', coordinate, 'is described', first!, other);
      }
    }
    const lists = groupBy(parts.flatMap(listsOf), ([key]) => key);
    const members = [...lists].map(([key, some]) => {
      const list = some.flatMap(([, one]) => one);
      return [key, this.#distinctMembers(coordinate, key, list)];
    });
    return {...first!, description, ...Object.fromEntries(members)} as Part;
  }

  #distinctMembers(owner: string, key: List, list: readonly Part[]): readonly Part[] {
    if (isDistinct(list)) return list;
    const groups = groupBy(list, (member) => LISTS[key](owner, member).join(' '));
    return [...groups.values()].map(([first, ...others]) => {
      const [coordinate = '', verb = ''] = LISTS[key](owner, first);
      const same = others.filter((other) => this.#isSame(first, other));
      for (const other of others) this.#compare(coordinate, verb, first, other);
      if (same.length === 0 && !('arguments' in first)) return first;
      return this.#withMarks(this.#unite(coordinate, [first, ...same]), same);
    });
  }

  #distinctDirectives(
    coordinate: string,
    parts: readonly Part[],
  ): readonly ConstDirectiveNode[] | undefined {
    const known = new Map<string, ConstDirectiveNode>();
    return parts
      .flatMap(({directives = []}) => directives)
      .filter((node) => {
        const name = node.name.value;
        const isOnce = this.#appliedOnce.has(name);
        const key = isOnce ? name : print(node);
        const first = known.get(key);
        known.set(key, first ?? node);
        if (!first) return true;
        if (!isOnce) return sourceOf(first) === sourceOf(node);
        const verb = `has the directive "@${name}"`;
        this.#compare(coordinate, verb, first, node);
        return false;
      });
  }

  /** With the marks for the router that the same parts elsewhere have. */
  #withMarks(part: Part, others: readonly Part[]): Part {
    const {names} = this.#merging;
    if (!names || others.length === 0) return part;
    const own = part.directives ?? [];
    const marks = others.flatMap(({directives = []}) =>
      directives.filter(({name}) => isMark(names, name.value)),
    );
    const distinct = new Map([...own, ...marks].map((node) => [print(node), node]));
    return {...part, directives: [...distinct.values()]};
  }

  /** What each subgraph defines for itself, as its version of federation has it. */
  #isOfRouter(node: DefinitionNode): boolean {
    const {names} = this.#merging;
    if (!names || isExtension(node)) return false;
    return node.kind === Kind.DIRECTIVE_DEFINITION
      ? isMark(names, node.name.value)
      : isTypeDefinitionNode(node) && names.isTypeOfSpecification(node.name.value);
  }

  /** Whether two parts are the same, but for descriptions, order, and what only the router reads. */
  #isSame(first: Part, second: Part): boolean {
    return print(this.#toPlain(first)) === print(this.#toPlain(second));
  }

  #toPlain(part: Part): ASTNode {
    const {names} = this.#merging;
    return visit(part as ASTNode, {
      enter: (node: ASTNode) => {
        if (names && node.kind === Kind.DIRECTIVE && isMark(names, node.name.value)) {
          return null;
        }
        // Since graphql-js 17 an absent list is undefined.
        const {arguments: list} = node as {readonly arguments?: readonly ASTNode[]};
        return {
          ...node,
          description: undefined,
          ...('locations' in node && {locations: node.locations.toSorted(byText)}),
          ...(list && {arguments: list.toSorted(byText)}),
        };
      },
    });
  }

  /** Reports a part that differs from the first one, or repeats it in one file. */
  #compare(coordinate: string, verb: string, first: Part, second: Part): void {
    if (!this.#isSame(first, second)) {
      this.#report('different', coordinate, verb, first, second);
    } else if (sourceOf(first) === sourceOf(second)) {
      if (!this.#reported.has(second)) {
        this.#report('same', coordinate, verb, first, second);
      }
      this.#reported.add(second);
      this.#skipContent(second);
    }
  }

  #skipContent(part: Part): void {
    const members = listsOf(part).flatMap(([, list]) => list);
    for (const one of [...members, ...(part.directives ?? [])]) this.#reported.add(one);
  }

  #report(
    kind: Repetition,
    coordinate: string,
    verb: string,
    first: Part,
    second: Part,
  ): void {
    const places = placesOf([second, first]);
    const original = places[1] ? ` first at ${printPlace(places[1])}` : '';
    const [a, b] = [this.#toPlain(first), this.#toPlain(second)];
    const differ = kind === 'different' ? ` ${describeDifference(a, b)}` : '';
    const message = `"${coordinate}" ${verb} twice,${original}.${differ}`;
    // Servers and modules list a directive again for each use of it.
    const isHarmless =
      kind === 'described' ||
      (kind === 'same' && first.kind === Kind.DIRECTIVE_DEFINITION);
    const advice = adviseOn(kind, isHarmless || this.#merging.lenient);
    (isHarmless ? this.notes : this.problems).push({message, places, advice});
  }
}

function adviseOn(kind: Repetition, lenient: boolean): string {
  if (kind === 'described') return 'The first description is shown.';
  if (kind === 'joined' && lenient) return 'The two are joined.';
  if (lenient) return 'The first definition is used.';
  return kind === 'joined'
    ? 'Write it once, or join the two with the option lenient: true (--lenient).'
    : 'Remove one of the two, or keep the first with the option lenient: true (--lenient).';
}

function byText(a: ASTNode, b: ASTNode): number {
  return print(a) < print(b) ? -1 : 1;
}

function isExtension({kind}: DefinitionNode): boolean {
  return kind.endsWith('Extension');
}

function toDefinition(node: DefinitionNode): DefinitionNode {
  return {...node, kind: node.kind.replace('Extension', 'Definition')} as DefinitionNode;
}

/** What a definition or extension is about; an operation is about nothing. */
export function keyOf(node: DefinitionNode): string | undefined {
  if (!isTypeSystemDefinitionNode(node) && !isTypeSystemExtensionNode(node)) {
    return undefined;
  }
  if (!('name' in node)) return 'schema';
  const {value} = node.name;
  return node.kind.startsWith('Directive') ? `@${value}` : value;
}

/** Whether no member and no argument of one has the name of another, as in most lists. */
function isDistinct(list: readonly Part[]): boolean {
  const names = new Set(list.map(({name}) => name?.value));
  return (
    names.size === list.length &&
    list.every((part) => !('arguments' in part) || isDistinct(part.arguments ?? []))
  );
}

function listsOf(part: Part): readonly [List, readonly Part[]][] {
  return (Object.keys(LISTS) as List[]).flatMap((key) => {
    const list = (part as Partial<Record<List, readonly Part[]>>)[key];
    return list && part.kind !== Kind.DIRECTIVE ? [[key, list]] : [];
  });
}

/** The directives that are known and not repeatable. */
function directivesAppliedOnce({definitions}: DocumentNode): ReadonlySet<string> {
  return new Set([
    ...specifiedDirectives.map(({name}) => name),
    ...definitions.flatMap((node) =>
      node.kind === Kind.DIRECTIVE_DEFINITION && !node.repeatable ? node.name.value : [],
    ),
  ]);
}

function sourceOf({name, loc}: Part): Source | undefined {
  return (name?.loc ?? loc)?.source;
}
