import type {GraphQLArgument} from 'graphql';
import {argumentsOf, membersOf, memberWord, namesOf} from '../sample/members';
import {suggest} from '../sample/suggest';
import type {SchemaContext} from '../sample/types';
import {checkCall} from './checkCall';
import {countEdits} from './countEdits';
import type {Name} from './parseName';
import {schemaNamesOf} from './schemaNames';
import {suggestNear} from './suggestNear';

/** What a name can stand for. */
export interface NameWorld extends SchemaContext {
  /** The codes of errors, the scopes and whatever else has a name beside the schema. */
  readonly words: ReadonlySet<string>;
  /** The names that samples of the page bind. */
  readonly bound: ReadonlySet<string>;
}

/** What a name stands for, or what is wrong with it. */
export interface Resolution {
  /** The word of the vocabulary. */
  readonly word?: string;
  readonly problem?: string;
}

const FINE: Resolution = {};

/** Finds what a name stands for: something of the schema, a declared word, or a name of a sample. */
export function resolveName(text: string, name: Name, world: NameWorld): Resolution {
  if (world.words.has(text)) return {word: text};
  switch (name.kind) {
    case 'directive':
      return resolveDirective(name.name, name.rest, world);
    case 'variable':
      return world.bound.has(name.name)
        ? FINE
        : {
            problem: unknown(
              'variable',
              `$${name.name}`,
              [...world.bound].map(toVariable),
            ),
          };
    case 'call':
      return resolveCall(name, world);
    case 'path':
      return resolvePath(name.parts, world);
    case 'header':
    case 'word':
      return resolveWord(name.name, world);
  }
}

function toVariable(name: string): string {
  return `$${name}`;
}

function unknown(kind: string, name: string, known: Iterable<string>): string {
  return `There is no ${kind} "${name}".${suggestNear(name, known)}`;
}

function resolveDirective(
  name: string,
  rest: string | undefined,
  world: NameWorld,
): Resolution {
  const directive = world.schema.getDirective(name);
  if (!directive) {
    const known = [...schemaNamesOf(world.schema).directives].map((one) => `@${one}`);
    return {problem: unknown('directive', `@${name}`, known)};
  }
  if (rest === undefined) return FINE;
  return toResolution(checkCall(`The directive "@${name}"`, rest, directive.args, world));
}

function toResolution(problem: string | undefined): Resolution {
  return problem === undefined ? FINE : {problem};
}

/** `spaces(first: 50)` is right when one of the fields of the name takes it. */
function resolveCall(
  {owner, name, rest}: Extract<Name, {kind: 'call'}>,
  world: NameWorld,
): Resolution {
  const {schema, bound} = world;
  const {owners, members} = schemaNamesOf(schema);
  if (owner !== undefined) {
    const member = resolvePath([owner, name], world);
    if (member.problem !== undefined) return member;
  }
  const types = owner === undefined ? (owners.get(name) ?? []) : [owner];
  if (types.length === 0) {
    return bound.has(name) ? FINE : {problem: unknown('field', name, members)};
  }
  const problems = types.map((type) =>
    checkCall(`"${type}.${name}"`, rest, argumentsOfField(type, name, world), world),
  );
  return toResolution(problems.includes(undefined) ? undefined : problems[0]);
}

function argumentsOfField(
  typeName: string,
  name: string,
  {schema}: NameWorld,
): readonly GraphQLArgument[] {
  const type = schema.getType(typeName);
  const member = type && membersOf(type).find((one) => one.name === name);
  return member ? argumentsOf(member) : [];
}

function resolvePath(parts: readonly string[], world: NameWorld): Resolution {
  const [first = '', second = ''] = parts;
  const {schema, bound, words} = world;
  const type = schema.getType(first);
  if (type) {
    const members = membersOf(type);
    if (members.length === 0 || members.some(({name}) => name === second)) return FINE;
    const hint = suggest(second, namesOf(members));
    return {
      problem: `The type "${first}" has no ${memberWord(type)} "${second}".${hint}`,
    };
  }
  if (bound.has(first)) return FINE;
  if (/^[A-Z_]/.test(first)) {
    return {problem: unknown('type', first, schemaNamesOf(schema).types)};
  }
  const text = parts.join('.');
  const isGroup = [...words].some((word) => word.startsWith(`${first}.`));
  return isGroup
    ? {problem: `The vocabulary has no "${text}".${suggestNear(text, words)}`}
    : resolveNear(text, world);
}

/** How many letters may be wrong, and from which length on one may. */
const [MOST_EDITS, SHORTEST] = [2, 4];
const LONG = 8;

const SHAPE = /^[a-z][\w.]*$/i;

/** Code that is no name by its shape, but differs from a declared word by a letter or two. */
export function resolveNear(text: string, {words, ...world}: NameWorld): Resolution {
  if (words.has(text)) return {word: text};
  if (text.length < SHORTEST || !SHAPE.test(text) || isKnown(text, world)) return FINE;
  const limit = text.length < LONG ? 1 : MOST_EDITS;
  const near = [...words].filter(
    (word) => SHAPE.test(word) && countEdits(text, word) <= limit,
  );
  return near.length === 0
    ? FINE
    : {problem: `The vocabulary has no "${text}".${suggest(text, near)}`};
}

function isKnown(name: string, {schema, bound}: Omit<NameWorld, 'words'>): boolean {
  const {types, members, arguments: args} = schemaNamesOf(schema);
  return [types, members, args, bound].some((set) => set.has(name));
}

function resolveWord(name: string, world: NameWorld): Resolution {
  const {words, bound, schema} = world;
  if (words.has(name)) return {word: name};
  if (isKnown(name, world)) return FINE;
  const {types, members, arguments: args} = schemaNamesOf(schema);
  const names = [words, types, members, args, bound].flatMap((set) => [...set]);
  return {
    problem: `"${name}" is neither in the schema nor in the vocabulary nor in a sample of this page.${suggestNear(name, names)}`,
  };
}
