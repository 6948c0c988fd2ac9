import type {ApiModel, FieldElement, TypeElement} from '../model/apiModel';
import {splitWords, toSingulars} from '../words';
import {findUsages} from './findUsages';

/** Names of types that help another one, `*` standing for words that name it. */
export const HELPER_PATTERNS: readonly string[] = [
  '*Connection',
  '*Edge',
  '*Payload',
  '*Input',
  '*Filter',
  '*Order',
  '*OrderBy',
  '*OrderField',
  '*Condition',
  '*Patch',
  '*_bool_exp',
  '*_order_by',
  '*_input',
  '*_on_conflict',
  '*_updates',
  '*_constraint',
  '*_select_column',
  '*_update_column',
  '*_aggregate',
  '*_fields',
  '*_mutation_response',
];

/** What a type is looked up by. */
interface Schema {
  /** The types that can be helped, by the words of their names: `project-v2`. */
  readonly byWords: ReadonlyMap<string, string>;
  readonly byName: ReadonlyMap<string, TypeElement>;
  readonly isPayload: (type: TypeElement) => boolean;
}

interface Shape {
  readonly fits: (type: TypeElement, schema: Schema) => boolean;
  /** The type that the fields tell of, where they do. */
  readonly tell: (type: TypeElement, schema: Schema) => string | undefined;
}

function findField(
  type: TypeElement | undefined,
  name: string,
): FieldElement | undefined {
  if (type?.kind !== 'object' && type?.kind !== 'interface') return undefined;
  return type.fields.find((field) => field.name === name);
}

function getNode(edge: TypeElement | undefined): string | undefined {
  return findField(edge, 'node')?.type.name;
}

/** What the types of these patterns have, beside their names. */
const SHAPES: Readonly<Record<string, Shape>> = {
  '*Connection': {
    fits: (type) =>
      findField(type, 'pageInfo') !== undefined &&
      (findField(type, 'edges') ?? findField(type, 'nodes')) !== undefined,
    tell: (type, {byName}) =>
      findField(type, 'nodes')?.type.name ??
      getNode(byName.get(findField(type, 'edges')?.type.name ?? '')),
  },
  '*Edge': {
    fits: (type) => getNode(type) !== undefined,
    tell: getNode,
  },
  '*Payload': {fits: (type, {isPayload}) => isPayload(type), tell: () => undefined},
  // What is bought is an object.
  '*Order': {fits: ({kind}) => kind === 'input', tell: () => undefined},
};

/** What `*` stands for in a name; `undefined` where the name does not fit the pattern. */
function matchPattern(name: string, pattern: string): string | undefined {
  const [start = '', end = ''] = pattern.split('*');
  const fits =
    name.length > start.length + end.length &&
    name.startsWith(start) &&
    name.endsWith(end);
  return fits ? name.slice(start.length, name.length - end.length) : undefined;
}

/** The type with the most words that stand in the text one after the other, of several the last. */
function findNamed(text: string, {byWords}: Schema): string | undefined {
  const words = splitWords(text);
  for (let length = words.length; length > 0; length -= 1) {
    for (let start = words.length - length; start >= 0; start -= 1) {
      const part = words.slice(start, start + length).join('-');
      const found = toSingulars(part).find((singular) => byWords.has(singular));
      if (found !== undefined) return byWords.get(found);
    }
  }
  return undefined;
}

/** A type whose name and shape are those of a helper. */
interface Candidate {
  readonly type: TypeElement;
  readonly pattern: string;
  /** What the pattern's `*` stands for. */
  readonly text: string;
}

function toCandidate(
  type: TypeElement,
  patterns: readonly string[],
  schema: Schema,
): Candidate | undefined {
  if (type.kind === 'scalar' || type.kind === 'union') return undefined;
  for (const pattern of patterns) {
    const text = matchPattern(type.name, pattern);
    const shape = SHAPES[pattern];
    if (text !== undefined && (!shape || shape.fits(type, schema)))
      return {type, pattern, text};
  }
  return undefined;
}

function canBeHelped({kind}: TypeElement): boolean {
  return kind === 'object' || kind === 'interface' || kind === 'union';
}

/** The types that could be helped, by their words; of two that read alike neither. */
function indexByWords(types: readonly TypeElement[]): ReadonlyMap<string, string> {
  const byWords = new Map<string, string>();
  const ambiguous = new Set<string>();
  for (const {name} of types) {
    const words = splitWords(name).join('-');
    if (byWords.has(words)) ambiguous.add(words);
    byWords.set(words, name);
  }
  for (const words of ambiguous) byWords.delete(words);
  return byWords;
}

/** Tells of types whether one mutation returns them and nothing else uses them. */
function createIsPayload(model: ApiModel): Schema['isPayload'] {
  const usagesOf = findUsages(model);
  return ({kind, name}) => {
    const [group, ...others] = kind === 'object' ? usagesOf(name) : [];
    return group?.kind === 'mutation' && group.uses.length === 1 && others.length === 0;
  };
}

/**
 * Finds the types that only help another one, by name: `SpaceConnection` and `CreateSpaceInput`
 * help `Space`. The exact rule:
 *
 * 1. Its name fits one of the patterns, which have one `*` each. It is no scalar and no union.
 * 2. A `*Connection` has a field `pageInfo` and one of `edges` and `nodes`; an `*Edge` has a field
 *    `node`; a `*Payload` is returned by one mutation and used nowhere else; an `*Order` is an input.
 * 3. It helps one object, interface or union that is neither a root type nor fits the rule so
 *    far: that of `nodes` or `node` where its fields tell, else the one with the most words that
 *    stand in a row where the pattern has `*`, the last of them in singular or plural.
 */
export function findHelpers(
  model: ApiModel,
  patterns: readonly string[] = HELPER_PATTERNS,
): ReadonlyMap<string, string> {
  const roots = new Set(model.roots.map(({type}) => type));
  const types = model.types.filter(({name}) => !roots.has(name));
  const lookup: Schema = {
    byWords: new Map(),
    byName: new Map(types.map((type) => [type.name, type])),
    isPayload: createIsPayload(model),
  };
  const candidates = types.flatMap((type) => toCandidate(type, patterns, lookup) ?? []);
  const own = new Set(candidates.map(({type}) => type));
  const helped = types.filter((type) => canBeHelped(type) && !own.has(type));
  const schema: Schema = {...lookup, byWords: indexByWords(helped)};
  const names = new Set(helped.map(({name}) => name));
  return new Map(
    candidates.flatMap(({type, pattern, text}): [string, string][] => {
      const told = SHAPES[pattern]?.tell(type, schema) ?? findNamed(text, schema);
      return told !== undefined && names.has(told) ? [[type.name, told]] : [];
    }),
  );
}
