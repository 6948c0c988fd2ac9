import {OperationTypeNode, type GraphQLSchema} from 'graphql';
import {describeUnknown, elementsOf} from '../samples/elements';
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
  const elements = elementsOf(schema);
  const coordinate = toCoordinates(name, schema).find((each) => elements.has(each));
  if (coordinate === undefined) {
    const {owner, name: member} = name;
    const type = owner === undefined ? undefined : schema.getType(owner);
    return type && ('getFields' in type || 'getValues' in type)
      ? {problem: describeUnknown(`${type.name}.${member}`, schema)}
      : undefined;
  }
  const args = name.args.map((argument) => `${coordinate}(${argument}:)`);
  const wrong = args.find((argument) => !elements.has(argument));
  if (wrong !== undefined) return {problem: describeUnknown(wrong, schema)};
  // Code with several arguments names their field.
  return {coordinate: args.length === 1 ? args[0]! : coordinate};
}

/** The coordinates that a name can mean, the first first. */
function toCoordinates({kind, owner, name}: Name, schema: GraphQLSchema): string[] {
  const operations = Object.values(OperationTypeNode);
  const roots = operations.flatMap((operation) => schema.getRootType(operation) ?? []);
  const fields = roots.map((root) => `${root.name}.${name}`);
  switch (kind) {
    case 'directive':
      return [`@${name}`];
    case 'member':
      return [`${owner}.${name}`];
    case 'word':
      return [name, ...fields];
    case 'call':
      return fields;
    case 'variable':
      return [];
  }
}
