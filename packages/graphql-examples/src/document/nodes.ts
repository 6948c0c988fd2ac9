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
