import {
  type GraphQLInputType,
  type GraphQLObjectType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
} from 'graphql';

/** The lines of a field, a fragment or a comment in a document. */
export type Selection = readonly string[];

/** The type of an object by name. */
export const TYPENAME: Selection = ['__typename'];

/** The columns within which graphql-js prints a field with its arguments in one line. */
const MOST_COLUMNS = 80;

/** A field with its arguments and with what is selected of the object that it returns. */
export function printField(
  name: string,
  args: readonly string[],
  selections?: readonly Selection[],
): Selection {
  const line = args.length > 0 ? `${name}(${args.join(', ')})` : name;
  if (line.length <= MOST_COLUMNS)
    return selections ? printBlock(line, selections) : [line];
  const head = [`${name}(`, ...args.map((arg) => `  ${arg}`)];
  return [...head, ...(selections ? printBlock(')', selections) : [')'])];
}

export function printFragment(type: string, selections: readonly Selection[]): Selection {
  return printBlock(`... on ${type}`, selections);
}

/** What follows in braces, as graphql-js lays it out. */
export function printBlock(head: string, selections: readonly Selection[]): Selection {
  return [`${head} {`, ...selections.flat().map((line) => `  ${line}`), '}'];
}

/** A comment about what is not selected; none if nothing is. */
export function printMore(count: number, noun: string): readonly Selection[] {
  return count > 0 ? [[`# ${count} more ${noun}${count === 1 ? '' : 's'}`]] : [];
}

export function isComment([line]: Selection): boolean {
  return line?.startsWith('#') ?? false;
}

/** The name of a selected field; undefined for a fragment and a comment. */
export function nameOf([line]: Selection): string | undefined {
  return /^\w+/.exec(line ?? '')?.[0];
}

/** JSON as a literal of a document, where objects and values of enums have no quotes. */
export function printLiteral(value: unknown, type?: GraphQLInputType): string {
  const nullable = type && getNullableType(type);
  const item: GraphQLInputType | undefined = isListType(nullable)
    ? nullable.ofType
    : nullable;
  if (Array.isArray(value)) {
    return `[${value.map((each) => printLiteral(each, item)).join(', ')}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const fields = isInputObjectType(item) ? item.getFields() : {};
    const members = Object.entries(value).map(
      ([name, member]) => `${name}: ${printLiteral(member, fields[name]?.type)}`,
    );
    return `{${members.join(', ')}}`;
  }
  return isEnumType(item) && typeof value === 'string'
    ? value
    : JSON.stringify(value ?? null);
}

interface Fragment {
  readonly type: GraphQLObjectType;
  readonly selections: readonly Selection[];
}

/** Gives an alias to each field that has another type in a fragment before. */
export function aliasConflicts(fragments: readonly Fragment[]): readonly Fragment[] {
  const types = new Map<string, string>();
  return fragments.map(({type, selections}) => ({
    type,
    selections: selections.map((selection) => {
      const name = nameOf(selection) ?? '';
      const own = String(type.getFields()[name]?.type);
      const first = types.get(name) ?? own;
      types.set(name, first);
      return first === own ? selection : toAliased(toAlias(type.name, name), selection);
    }),
  }));
}

function toAliased(alias: string, [line, ...rest]: Selection): Selection {
  return [`${alias}: ${line}`, ...rest];
}

/** `postBody` for the field `body` of the type `Post`. */
function toAlias(type: string, field: string): string {
  return `${type.charAt(0).toLowerCase()}${type.slice(1)}${field.charAt(0).toUpperCase()}${field.slice(1)}`;
}
