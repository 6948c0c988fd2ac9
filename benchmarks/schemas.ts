import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {
  Kind,
  parse,
  print,
  visit,
  type DefinitionNode,
  type DocumentNode,
  type NameNode,
} from 'graphql';
import {ROOT} from '../commands/paths';
import {WORK} from './paths';

/** GitHub's public schema. */
export const GITHUB = path.join(
  ROOT,
  'node_modules/@octokit/graphql-schema/schema.graphql',
);

const UNCHANGED = /^(?:String|Int|Float|Boolean|ID|__.*)$/;
const ROOTS = new Set(['Query', 'Mutation']);

/** Writes GitHub's schema without repeated fields, `copies` times; returns the file. */
export async function writeGithubSchema(copies = 1): Promise<string> {
  const file = path.join(WORK, `github-${copies}.graphql`);
  await mkdir(WORK, {recursive: true});
  await writeFile(file, repeatSchema(await readFile(GITHUB, 'utf8'), copies));
  return file;
}

/**
 * The schema without fields that one type defines twice (GitHub's has such, and strict loaders
 * reject them), followed by copies of it with a number after the names of types and operations.
 */
export function repeatSchema(sdl: string, copies: number): string {
  const schema = removeRepeatedFields(parse(sdl));
  const parts = Array.from({length: copies}, (_, index) =>
    index === 0 ? schema : renameAll(schema, String(index + 1)),
  );
  return parts.map(print).join('\n\n');
}

function removeRepeatedFields(document: DocumentNode): DocumentNode {
  const unique = <Node extends {readonly fields?: readonly Named[]}>(
    node: Node,
  ): Node => ({
    ...node,
    fields: node.fields?.filter(
      ({name}, index, all) =>
        all.findIndex((other) => other.name.value === name.value) === index,
    ),
  });
  return visit(document, {
    ObjectTypeDefinition: unique,
    InterfaceTypeDefinition: unique,
    InputObjectTypeDefinition: unique,
  });
}

interface Named {
  readonly name: NameNode;
}

function renameAll(schema: DocumentNode, suffix: string): DocumentNode {
  const rename = <Node extends Named>(node: Node): Node =>
    UNCHANGED.test(node.name.value) ? node : withSuffix(node, suffix);
  const definitions = schema.definitions.flatMap((definition): DefinitionNode[] => {
    const isShared = /^(?:Schema|Directive)/.test(definition.kind);
    if (isShared || !('name' in definition)) return [];
    const renamed = visit(definition, {NamedType: rename}) as DefinitionNode & Named;
    if (renamed.kind !== Kind.OBJECT_TYPE_DEFINITION || !ROOTS.has(renamed.name.value)) {
      return [rename(renamed)];
    }
    const fields = (renamed.fields ?? []).map((field) => withSuffix(field, suffix));
    return [{kind: Kind.OBJECT_TYPE_EXTENSION, name: renamed.name, fields}];
  });
  return {...schema, definitions};
}

function withSuffix<Node extends Named>(node: Node, suffix: string): Node {
  return {...node, name: {...node.name, value: node.name.value + suffix}};
}
