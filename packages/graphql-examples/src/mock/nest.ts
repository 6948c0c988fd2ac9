import {getNullableType, type GraphQLOutputType, isListType} from 'graphql';

/** Items as a list type holds them: a list of lists gets one list. */
export function nest(
  type: GraphQLOutputType,
  items: readonly unknown[],
): readonly unknown[] {
  const list = getNullableType(type);
  const inner: GraphQLOutputType = isListType(list) ? getNullableType(list.ofType) : list;
  return isListType(inner) ? [nest(inner, items)] : items;
}
