import type {GraphQLSchema} from 'graphql';
import {
  argumentsOf,
  membersOf,
  memberWord,
  namesOf,
  rootTypesOf,
} from '../samples/members';
import {suggest} from '../samples/suggest';
import {parseName, type Name} from './parseName';

/** What a piece of inline code in prose means in a schema. */
interface Mention {
  /** The code without the mark `!`. */
  readonly text: string;
  /** The schema coordinate that it names, such as `Space.members` or `Mutation.createSpace`. */
  readonly coordinate?: string;
  /** The error code that it names, such as `FORBIDDEN`. */
  readonly code?: string;
  /** The problem of code that begins with a name of the schema, but names no element. */
  readonly problem?: string;
}

const OPT_OUT = '!';

/**
 * Finds the element that inline code names: `Type`, `Type.member`, `Type.field(argument:)`,
 * `@directive`, a root field with a capital in its name or with arguments, or one of the `codes` of
 * errors. `!createSpace` is not a mention.
 *
 * @param strict - Whether the mark `!` belongs to every code that has the shape of a name.
 */
export function parseMention(
  text: string,
  schema: GraphQLSchema,
  codes: readonly string[] = [],
  strict = false,
): Mention {
  const isOptOut = text.startsWith(OPT_OUT);
  const code = isOptOut ? text.slice(OPT_OUT.length) : text;
  const name = parseName(code) ?? parseTypeName(code);
  const found =
    (name && findElement(name, schema)) ?? (codes.includes(code) ? {code} : undefined);
  // Other code that begins with the mark, such as `!=`, keeps it.
  if (isOptOut) return {text: found || (strict && name) ? code : text};
  return {text, ...found};
}

/** A type that is called like something of JavaScript, such as `Date`. */
function parseTypeName(text: string): Name | undefined {
  const [, owner, name] = /^\[*(?:([A-Z_]\w*)\.)?([A-Z_a-z]\w*)[\]!]*$/.exec(text) ?? [];
  if (name === undefined) return undefined;
  if (owner !== undefined) return {kind: 'member', owner, name, args: []};
  return /^[A-Z_]/.test(name) ? {kind: 'word', name, args: []} : undefined;
}

type Found = Omit<Mention, 'text'> | undefined;

function findElement(name: Name, schema: GraphQLSchema): Found {
  switch (name.kind) {
    case 'directive': {
      const directive = schema.getDirective(name.name);
      if (!directive) return undefined;
      const coordinate = `@${name.name}`;
      return findArgument(
        name,
        directive.args,
        coordinate,
        `The directive "${coordinate}"`,
      );
    }
    case 'member':
      return findMember(name.owner ?? '', name, schema);
    case 'variable':
      return undefined;
    case 'call':
      return findRootField(name, schema);
    case 'word':
      return schema.getType(name.name)
        ? {coordinate: name.name}
        : findRootField(name, schema);
  }
}

function findRootField(name: Name, schema: GraphQLSchema): Found {
  const root = rootTypesOf(schema).find((type) =>
    Object.hasOwn(type.getFields(), name.name),
  );
  return root && findMember(root.name, name, schema);
}

function findMember(owner: string, name: Name, schema: GraphQLSchema): Found {
  const type = schema.getType(owner);
  const members = type ? membersOf(type) : [];
  if (!type || members.length === 0) return undefined;
  const member = members.find((known) => known.name === name.name);
  if (!member) {
    const hint = suggest(name.name, namesOf(members));
    return {
      problem: `The type "${owner}" has no ${memberWord(type)} "${name.name}".${hint}`,
    };
  }
  const coordinate = `${owner}.${name.name}`;
  return findArgument(name, argumentsOf(member), coordinate, `"${coordinate}"`);
}

/** Code with several arguments names their field. */
function findArgument(
  {args}: Name,
  known: readonly {readonly name: string}[],
  coordinate: string,
  words: string,
): Found {
  const names = namesOf(known);
  const wrong = args.find((argument) => !names.includes(argument));
  if (wrong !== undefined) {
    return {problem: `${words} has no argument "${wrong}".${suggest(wrong, names)}`};
  }
  return {coordinate: args.length === 1 ? `${coordinate}(${args[0]}:)` : coordinate};
}
