import {
  type ArgumentNode,
  type FieldNode,
  type InlineFragmentNode,
  Kind,
  type NameNode,
  type SelectionNode,
  type ValueNode,
} from 'graphql';

export function toNameNode(value: string): NameNode {
  return {kind: Kind.NAME, value};
}

export function toFieldNode(
  name: string,
  parts: {
    readonly args?: readonly ArgumentNode[];
    readonly selections?: readonly SelectionNode[];
  } = {},
): FieldNode {
  const {args = [], selections} = parts;
  return {
    kind: Kind.FIELD,
    name: toNameNode(name),
    arguments: args,
    ...(selections && {selectionSet: {kind: Kind.SELECTION_SET, selections}}),
  };
}

export function toFragmentNode(
  typeName: string,
  selections: readonly SelectionNode[],
): InlineFragmentNode {
  return {
    kind: Kind.INLINE_FRAGMENT,
    typeCondition: {kind: Kind.NAMED_TYPE, name: toNameNode(typeName)},
    selectionSet: {kind: Kind.SELECTION_SET, selections},
  };
}

export function toArgumentNode(name: string, value: ValueNode): ArgumentNode {
  return {kind: Kind.ARGUMENT, name: toNameNode(name), value};
}

/** `__typename`, which says of which type an object is. */
export const TYPENAME = toFieldNode('__typename');

/** How many fields are selected, at any depth. */
export function countFields(selections: readonly SelectionNode[]): number {
  return selections.reduce((sum, node) => {
    const inner = node.kind === Kind.FRAGMENT_SPREAD ? undefined : node.selectionSet;
    const own = node.kind === Kind.FIELD ? 1 : 0;
    return sum + own + countFields(inner?.selections ?? []);
  }, 0);
}
