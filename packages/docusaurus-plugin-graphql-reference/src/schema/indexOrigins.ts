import {
  Kind,
  type ASTNode,
  type DefinitionNode,
  type DocumentNode,
  type NameNode,
} from 'graphql';
import path from 'node:path';
import {placeOf} from './placeOf';

/** Where an element of the schema is defined; `file` is absolute. */
export interface Origin {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Finds the origin of a schema coordinate such as `Space`, `Space.members` or `@oneOf`. */
export type OriginOf = (coordinate: string) => Origin | undefined;

/** Indexes the document at the first question, in one pass. */
export function indexOrigins(document: DocumentNode, directory: string): OriginOf {
  let nodes: ReadonlyMap<string, ASTNode> | undefined;
  return (coordinate) => {
    nodes ??= new Map(document.definitions.flatMap(coordinatesOf));
    const node = nodes.get(coordinate);
    const place = node && placeOf(node);
    if (!place) {
      return undefined;
    }
    const {file, line, column} = place;
    return {file: path.resolve(directory, file), line, column};
  };
}

type Entry = readonly [coordinate: string, node: ASTNode];

function coordinatesOf(node: DefinitionNode): readonly Entry[] {
  if (!('name' in node) || !node.name) {
    return [];
  }
  const name = node.name.value;
  switch (node.kind) {
    case Kind.DIRECTIVE_DEFINITION:
      return [[`@${name}`, node], ...argumentsOf(`@${name}`, node)];
    case Kind.OPERATION_DEFINITION:
    case Kind.FRAGMENT_DEFINITION:
      return [];
    default:
      return [...ownEntry(name, node), ...membersOf(name, node)];
  }
}

/** An extension is where its fields are defined, not the type. */
function ownEntry(name: string, node: DefinitionNode): readonly Entry[] {
  return node.kind.endsWith('Extension') ? [] : [[name, node]];
}

type Member = ASTNode & {
  readonly name: NameNode;
  readonly arguments?: readonly Member[];
};

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
