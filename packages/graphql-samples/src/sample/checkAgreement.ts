import {getNullableType, isListType, isObjectType} from 'graphql';
import type {JsonNode} from 'graphql-api-model';
import {show} from './checkLeaf';
import {collectFields, type SelectedField, type SelectionContext} from './collectFields';
import {readArgument} from './readArgument';
import {toError, type Issue} from './types';

/** Arguments that say how many objects a list holds at most. */
const SIZES = ['first', 'last', 'limit'];
/** Where an object that pages keeps its objects. */
const LISTS = ['items', 'edges', 'nodes'];
const ID = 'id';

/**
 * Checks an answer against what the request asks for: the object of a root field has the `id` that
 * the argument names, and a list has no more objects than `first`.
 */
export function checkAgreement(
  value: JsonNode,
  selected: SelectedField,
  path: string,
  context: SelectionContext,
): readonly Issue[] {
  return [
    ...(path.lastIndexOf('.') === path.indexOf('.')
      ? checkId(value, selected, path, context)
      : []),
    ...checkSize(value, selected, path, context),
  ];
}

function checkId(
  value: JsonNode,
  {node, field, selections}: SelectedField,
  path: string,
  context: SelectionContext,
): readonly Issue[] {
  if (!field || value.kind !== 'object') return [];
  const asked = readArgument(node, field, ID, context);
  if (typeof asked !== 'string' && typeof asked !== 'number') return [];
  const type = getNullableType(field.type);
  if (!isObjectType(type) || isListType(type)) return [];
  const key = collectFields(selections, type, context).find(
    (inner) => inner.field?.name === ID,
  )?.key;
  const answered = value.members.find(({name}) => name === key)?.value;
  return answered?.kind === 'string' && answered.value !== String(asked)
    ? [
        toError(
          `"${path}.${key}" is ${show(answered)}, but the operation asks for the ${ID} "${asked}".`,
          answered.at,
        ),
      ]
    : [];
}

function checkSize(
  value: JsonNode,
  {node, field}: SelectedField,
  path: string,
  context: SelectionContext,
): readonly Issue[] {
  if (!field) return [];
  const lists = listsOf(value, path);
  return SIZES.flatMap((name) => {
    if (!field.args.some((argument) => argument.name === name)) return [];
    const most = readArgument(node, field, name, context);
    if (typeof most !== 'number') return [];
    return lists
      .filter(({items}) => items.length > most)
      .map(({items, at, path: own}) =>
        toError(
          `"${own}" has ${items.length} items, but "${field.name}(${name}:)" is ${most}.`,
          at,
        ),
      );
  });
}

interface List {
  readonly items: readonly JsonNode[];
  readonly at: number;
  readonly path: string;
}

function listsOf(value: JsonNode, path: string): readonly List[] {
  if (value.kind === 'array') return [{...value, path}];
  if (value.kind !== 'object') return [];
  return value.members.flatMap(({name, value: inner}) =>
    LISTS.includes(name) && inner.kind === 'array'
      ? [{...inner, path: `${path}.${name}`}]
      : [],
  );
}
