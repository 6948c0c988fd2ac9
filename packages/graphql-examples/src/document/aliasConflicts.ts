import {type GraphQLObjectType, Kind, type SelectionNode} from 'graphql';
import {toNameNode} from './nodes';

interface Fragment {
  readonly type: GraphQLObjectType;
  readonly selections: readonly SelectionNode[];
}

/** Fields of one name that have another type in another fragment, with names of their own. */
export function aliasConflicts(fragments: readonly Fragment[]): readonly Fragment[] {
  const types = new Map<string, string>();
  return fragments.map(({type, selections}) => ({
    type,
    selections: selections.map((node) => {
      if (node.kind !== Kind.FIELD) return node;
      const name = node.name.value;
      const fields = type.getFields();
      const own = Object.hasOwn(fields, name) ? String(fields[name]!.type) : 'String!';
      const first = types.get(name) ?? own;
      types.set(name, first);
      return first === own ? node : {...node, alias: toNameNode(toAlias(type, name))};
    }),
  }));
}

/** `postBody` for the field `body` of the type `Post`. */
function toAlias({name: typeName}: GraphQLObjectType, name: string): string {
  const start = typeName.charAt(0).toLowerCase() + typeName.slice(1);
  return `${start}${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}
