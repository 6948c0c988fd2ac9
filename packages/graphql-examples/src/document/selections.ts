import {
  type GraphQLInputType,
  type GraphQLObjectType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
} from 'graphql';

/** A field or a fragment as the text of a document, in any layout. */
export type Selection = string;

/** The type of an object by name. */
export const TYPENAME: Selection = '__typename';

/** A field with its arguments and with what is selected of the object that it returns. */
export function printField(
  name: string,
  args: readonly string[],
  selections?: readonly Selection[],
): Selection {
  const list = args.length > 0 ? `(${args.join(', ')})` : '';
  return `${name}${list}${selections ? ` {${selections.join(' ')}}` : ''}`;
}

export function printFragment(type: string, selections: readonly Selection[]): Selection {
  return `... on ${type} {${selections.join(' ')}}`;
}

/** The name of a selected field; undefined for a fragment. */
export function nameOf(selection: Selection): string | undefined {
  return /^\w+/.exec(selection)?.[0];
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
      return first === own ? selection : `${toAlias(type.name, name)}: ${selection}`;
    }),
  }));
}

/** `postBody` for the field `body` of the type `Post`. */
function toAlias(type: string, field: string): string {
  return `${type.charAt(0).toLowerCase()}${type.slice(1)}${field.charAt(0).toUpperCase()}${field.slice(1)}`;
}
