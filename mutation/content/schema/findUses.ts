import {isEnumType, isInputObjectType, type GraphQLSchema} from 'graphql';
import {readMention, type MarkdownFile} from 'graphql-samples';
import {listBoundNames} from '../../../packages/graphql-samples/src/mention/boundNames';
import {isKnownCode} from '../../../packages/graphql-samples/src/mention/knownCode';
import {
  argumentsOf,
  membersOf,
} from '../../../packages/graphql-samples/src/sample/members';
import {readFences} from '../readFences';
import {readInlineCode} from '../readInlineCode';
import type {Fence} from '../types';
import {readBlocks} from './readBlocks';
import type {Uses} from './types';

const TYPE_PART = /^\[*([A-Z_]\w*)/;

/** Finds what a guide says of a schema, by other means than the check does. */
export function findUses(
  {text}: MarkdownFile,
  schema: GraphQLSchema,
  codes: readonly string[],
): Uses {
  const uses = createUses();
  const fences = readFences(text);
  const bound = listBoundNames(fences);
  const only = listOnlyNames(schema, codes);
  for (const {code} of readInlineCode(text, fences)) {
    const mention = readMention(code, schema, codes);
    if (mention.code !== undefined) uses.codes.add(mention.code);
    addCoordinate(mention.coordinate, code, uses);
    const coordinate = bound.has(code) ? undefined : only.get(code);
    if (coordinate !== undefined) uses.members.add(coordinate);
  }
  readBlocks(fences, schema, uses);
  addDiagrams(fences, schema, uses);
  return uses;
}

function createUses(): Uses {
  return {
    types: new Set(),
    members: new Set(),
    directives: new Set(),
    codes: new Set(),
    selected: new Set(),
    inputs: new Set(),
    typed: new Set(),
    reasons: new Set(),
    whole: new Set(),
    answered: new Set(),
    nulls: new Set(),
    lengths: new Map(),
  };
}

function addCoordinate(coordinate: string | undefined, code: string, uses: Uses): void {
  if (coordinate === undefined) return;
  if (coordinate.startsWith('@')) {
    uses.directives.add(coordinate.replace(/\(.*/, ''));
    return;
  }
  const type = TYPE_PART.exec(code)?.[1];
  // `Date` and `JSON` mean what every program has as well.
  if (type !== undefined && coordinate.startsWith(type) && !isKnownCode(type)) {
    uses.types.add(type);
  }
  if (!coordinate.includes('.')) return;
  uses.members.add(coordinate);
  uses.members.add(coordinate.replace(/\(.*/, ''));
}

/** The names with a capital inside, or of enum values, that one element alone has. */
function listOnlyNames(
  schema: GraphQLSchema,
  codes: readonly string[],
): ReadonlyMap<string, string> {
  const all = new Map<string, string[]>();
  const add = (name: string, coordinate: string): void => {
    all.set(name, [...(all.get(name) ?? []), coordinate]);
  };
  for (const code of codes) add(code, code);
  for (const {args} of schema.getDirectives()) {
    for (const {name} of args) add(name, name);
  }
  for (const type of Object.values(schema.getTypeMap())) {
    add(type.name, type.name);
    for (const member of membersOf(type)) {
      const coordinate = `${type.name}.${member.name}`;
      add(member.name, coordinate);
      for (const {name} of argumentsOf(member)) add(name, `${coordinate}(${name}:)`);
    }
  }
  return new Map(
    [...all].flatMap(([name, [first = '', ...others]]) =>
      others.length === 0 && first.includes('.') && isName(name, first, schema)
        ? [[name, first] as const]
        : [],
    ),
  );
}

/** A word of prose, such as `search`, is no name. */
function isName(name: string, coordinate: string, schema: GraphQLSchema): boolean {
  const type = schema.getType(coordinate.split('.')[0] ?? '');
  return isEnumType(type) ? name.includes('_') : /[a-z][A-Z]/.test(name);
}

function addDiagrams(
  fences: readonly Fence[],
  schema: GraphQLSchema,
  {members}: Uses,
): void {
  const roots = [schema.getQueryType(), schema.getMutationType()];
  for (const {code, language} of fences) {
    if (language !== 'mermaid') continue;
    for (const [name] of code.matchAll(/\b[a-z]+[A-Z]\w+\b/g)) {
      const root = roots.find((type) => type?.getFields()[name]);
      if (root && !isInputObjectType(root)) members.add(`${root.name}.${name}`);
    }
  }
}
