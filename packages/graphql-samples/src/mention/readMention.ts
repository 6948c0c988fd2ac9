import type {GraphQLSchema} from 'graphql';
import {argumentsOf, membersOf, memberWord, namesOf} from '../sample/members';
import {suggest} from '../sample/suggest';
import {parseName} from './parseName';
import {readCode} from './readCode';

/** What a piece of inline code in prose says about the schema. */
interface Mention {
  /** The code without the mark that opts out of links. */
  readonly text: string;
  /** The schema coordinate it names, such as `Space.members` or `Mutation.createSpace`. */
  readonly coordinate?: string;
  /** The error code it names, such as `FORBIDDEN`. */
  readonly code?: string;
  /** What is wrong, when it looks like a coordinate of this schema and is none. */
  readonly problem?: string;
}

const OPT_OUT = '!';
const DIRECTIVE = /^@(\w+)(?:\((\w+):(.*)\))?$/s;
const MEMBER = /^([A-Z_]\w*)\.(\w+)(?:\((\w+):(.*)\))?$/s;
const TYPE = /^\[*([A-Z_]\w*)[\]!]*$/;
/** A root field of one word is a name only with arguments: `search` is a word, too. */
const OPERATION = /^(?:([a-z]\w*[A-Z]\w*)|(\w+)(?=\())(?:\((\w+):.*\))?$/s;

/**
 * Whether inline code of the shape of a name must name something (`closed`), or is only looked at
 * where it does (`known`).
 */
export type NamesRule = 'closed' | 'known';

/**
 * Reads inline code as a mention of `Type`, `Type.member`, `Type.field(argument:)`,
 * `@directive`, of a root field whose name has a capital or of one of the `codes` of errors.
 * `!createSpace` is not a mention. Whether a name must name something is no question of this.
 */
export function readMention(
  text: string,
  schema: GraphQLSchema,
  codes: readonly string[] = [],
  names: NamesRule = 'known',
): Mention {
  const isOptOut = text.startsWith(OPT_OUT);
  const code = isOptOut ? text.slice(OPT_OUT.length) : text;
  const reading =
    readDirective(code, schema) ??
    readMember(code, schema) ??
    readType(code, schema) ??
    readOperation(code, schema) ??
    readCode(code, codes, schema);
  // Other code that begins with the mark, such as `!=`, is what it is.
  const isName = reading ?? (names === 'closed' && parseName(code));
  if (isOptOut) return {text: isName ? code : text};
  return {text, ...reading};
}

type Reading = Omit<Mention, 'text'> | undefined;

function readDirective(text: string, schema: GraphQLSchema): Reading {
  const [, name = '', argument, rest] = DIRECTIVE.exec(text) ?? [];
  const directive = schema.getDirective(name);
  if (!directive) {
    return undefined;
  }
  const names = namesOf(directive.args);
  return argument !== undefined && !names.includes(argument)
    ? {
        problem: `The directive "@${name}" has no argument "${argument}".${suggest(argument, names)}`,
      }
    : {coordinate: toCoordinate(`@${name}`, argument, rest)};
}

/** Of several arguments no one is meant. */
function toCoordinate(owner: string, argument: string | undefined, rest = ''): string {
  if (argument === undefined) return owner;
  return /,\s*\w+\s*:/.test(rest) ? owner : `${owner}(${argument}:)`;
}

function readMember(text: string, schema: GraphQLSchema): Reading {
  const [, typeName = '', name = '', argument, rest] = MEMBER.exec(text) ?? [];
  const type = schema.getType(typeName);
  const members = type ? membersOf(type) : [];
  if (!type || members.length === 0) {
    return undefined;
  }
  const member = members.find((known) => known.name === name);
  if (!member) {
    const hint = suggest(name, namesOf(members));
    return {
      problem: `The type "${typeName}" has no ${memberWord(type)} "${name}".${hint}`,
    };
  }
  const names = namesOf(argumentsOf(member));
  return argument !== undefined && !names.includes(argument)
    ? {
        problem: `"${typeName}.${name}" has no argument "${argument}".${suggest(argument, names)}`,
      }
    : {coordinate: toCoordinate(`${typeName}.${name}`, argument, rest)};
}

function readType(text: string, schema: GraphQLSchema): Reading {
  const name = TYPE.exec(text)?.[1] ?? '';
  return schema.getType(name) ? {coordinate: name} : undefined;
}

function readOperation(text: string, schema: GraphQLSchema): Reading {
  const [, capital, small] = OPERATION.exec(text) ?? [];
  const name = capital ?? small ?? '';
  const roots = [
    schema.getQueryType(),
    schema.getMutationType(),
    schema.getSubscriptionType(),
  ];
  const root = roots.find((type) => type?.getFields()[name]);
  return root ? readMember(`${root.name}.${text}`, schema) : undefined;
}
