import type {ApiModel, FieldElement, OperationKind, TypeElement} from '../model/apiModel';
import {groupBy} from '../words/groupBy';
import {findRoot} from '../model/listEntries';
import {splitWords, toSingular} from '../words';
import {compareOperations, type OperationDifference} from './compareOperations';

/** An operation of the same thing as another. */
export interface Sibling {
  readonly kind: OperationKind;
  readonly field: FieldElement;
}

/** The other operations of the thing that an operation is about. */
export interface Siblings {
  /** The name of the type of the thing. */
  readonly type: string;
  /** What creates, changes and ends it, what reads one and many, then the others by name. */
  readonly operations: readonly Sibling[];
  /** For what creates and what changes a thing: how they differ, if they share anything. */
  readonly difference?: OperationDifference;
}

/** Finds the siblings of an operation by its coordinate; undefined if it has none. */
export type FindSiblings = (coordinate: string) => Siblings | undefined;

const MOST = 8;

const ROLES = ['create', 'update', 'delete', 'read', 'list', 'other'] as const;
type Role = (typeof ROLES)[number];

const VERBS: readonly (readonly [Role, RegExp])[] = [
  ['create', /^(?:create|add|insert)$/],
  ['update', /^(?:update|edit|change|patch)$/],
  ['delete', /^(?:delete|remove|destroy)$/],
];

function toRole(verb: string): Role {
  return VERBS.find(([, verbs]) => verbs.test(verb))?.[0] ?? 'other';
}

/** What names have besides the thing: how many, and by what it is found. */
const READING = new Set(['get', 'find', 'fetch', 'list', 'all', 'my', 'search']);
const QUANTITIES = new Set(['one', 'many', 'bulk', 'list', 'all', 'v2', 'v3']);

interface Member extends Sibling {
  readonly thing: string;
  readonly role: Role;
}

/** The words without what follows "by", and without how many of a thing there are. */
function withoutQuantity(words: readonly string[]): readonly string[] {
  const by = words.indexOf('by');
  const own = by > 0 ? words.slice(0, by) : words;
  return own.filter((word, index) => index === 0 || !QUANTITIES.has(word));
}

/** The types with fields, by the words of their names: `space-member`. */
function indexThings(
  model: ApiModel,
  helpers: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const roots = new Set(model.roots.map(({type}) => type));
  const things = model.types.filter(
    ({kind, name, isBuiltIn}) =>
      ['object', 'interface', 'union'].includes(kind) &&
      !isBuiltIn &&
      !roots.has(name) &&
      !helpers.has(name),
  );
  return new Map(things.map(({name}) => [splitWords(name).join('-'), name]));
}

interface Schema {
  readonly things: ReadonlyMap<string, string>;
  /** What a type helps, or itself. */
  readonly toHelped: (name: string) => string;
}

/** The thing that words name; how many of it they speak of may be part of its name. */
function findThing(words: readonly string[], {things}: Schema): string | undefined {
  const spellings = [words, withoutQuantity(words)].flatMap((some) => {
    const text = some.join('-');
    return [text, toSingular(text)];
  });
  const found = spellings.find((text) => things.has(text));
  return found === undefined ? undefined : things.get(found);
}

/** The thing that a query reads: it is in the name, and it is what the query returns. */
function readQuery(
  {name, type}: FieldElement,
  schema: Schema,
): readonly [thing: string, role: Role] | undefined {
  const words = splitWords(name);
  const rest = READING.has(words[0] ?? '') && words.length > 1 ? words.slice(1) : words;
  const thing = findThing(rest, schema);
  if (thing === undefined || schema.toHelped(type.name) !== thing) return undefined;
  const isOne = type.name === thing && !type.notation.includes('[');
  return [thing, isOne ? 'read' : 'list'];
}

/** The thing that a mutation changes: what is left of its name without the verb at either end. */
function readMutation(
  {name}: FieldElement,
  schema: Schema,
): readonly [thing: string, role: Role] | undefined {
  const words = splitWords(name);
  if (words.length < 2) return undefined;
  const [first = '', last = ''] = [words[0], withoutQuantity(words).at(-1)];
  const afterVerb = findThing(words.slice(1), schema);
  if (afterVerb !== undefined) return [afterVerb, toRole(first)];
  const beforeVerb = findThing(words.slice(0, words.lastIndexOf(last)), schema);
  return beforeVerb === undefined ? undefined : [beforeVerb, toRole(last)];
}

/** The operations that are about a thing. */
function listMembers(model: ApiModel, schema: Schema): readonly Member[] {
  return (['mutation', 'query'] as const).flatMap((kind) => {
    const read = kind === 'query' ? readQuery : readMutation;
    return (findRoot(model, kind)?.fields ?? []).flatMap((field): readonly Member[] => {
      const [thing, role] = read(field, schema) ?? [];
      return thing === undefined || !role ? [] : [{kind, field, thing, role}];
    });
  });
}

/** How what creates a thing differs from what changes it. */
function toDifference(
  own: FieldElement,
  other: FieldElement,
  types: ReadonlyMap<string, TypeElement>,
): OperationDifference | undefined {
  const difference = compareOperations(own, other, types);
  // An id for the request alone is not a field of a thing.
  return difference?.shared.every((name) => /^(?:id|clientMutationId)$/.test(name))
    ? undefined
    : difference;
}

/** Makes the function that finds, by names and shapes, the operations of the same thing. */
export function createFindSiblings(
  model: ApiModel,
  helpers: ReadonlyMap<string, string>,
): FindSiblings {
  const toHelped = (name: string): string => helpers.get(name) ?? name;
  const all = listMembers(model, {things: indexThings(model, helpers), toHelped});
  const families = groupBy(all, ({thing}) => thing);
  const types = new Map(model.types.map((type) => [type.name, type]));
  const byCoordinate = new Map(all.map((member) => [member.field.coordinate, member]));
  return (coordinate) => {
    const own = byCoordinate.get(coordinate);
    const others = (families.get(own?.thing ?? '') ?? []).filter(
      ({field}) => field.coordinate !== coordinate && !field.deprecation,
    );
    if (!own || others.length === 0) return undefined;
    const sorted = others.toSorted(
      (a, b) => ROLES.indexOf(a.role) - ROLES.indexOf(b.role),
    );
    const pair = ['create', 'update'];
    const compared = sorted.find(
      ({role}) => pair.includes(own.role) && pair.includes(role) && role !== own.role,
    );
    const difference = compared && toDifference(own.field, compared.field, types);
    return {
      type: own.thing,
      operations: sorted.slice(0, MOST).map(toSibling),
      ...(difference && {difference}),
    };
  };
}

function toSibling({kind, field}: Member): Sibling {
  return {kind, field};
}
