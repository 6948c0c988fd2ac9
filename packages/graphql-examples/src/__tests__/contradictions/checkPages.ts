import {getNullableType, isListType} from 'graphql';
import {toSingular} from 'graphql-api-model';
import type {Shown, ShownField, ShownObject} from './readShown';

const SIZES = ['first', 'last', 'limit', 'take', 'pageSize', 'perPage'];
const LISTS = ['items', 'nodes', 'edges', 'results', 'data'];
const TOTAL = /^(?:totalCount|total|count|total_count)$/;

/** Pages whose length, total, end and next page exclude each other. */
export function checkPages({objects}: Shown): readonly string[] {
  return objects
    .flatMap(({fields}) => [...fields.values()])
    .flatMap((each) => {
      const size = SIZES.map((name) => each.args[name]).find(
        (value) => typeof value === 'number',
      );
      return isListType(getNullableType(each.field.type))
        ? isTooLong(each.value, size)
          ? [`${each.field.name} has more than ${size}`]
          : []
        : each.objects.flatMap((page) => checkPage(page, size));
    });
}

function isTooLong(value: unknown, size: number | undefined): boolean {
  return Array.isArray(value) && size !== undefined && value.length > size;
}

function checkPage(
  {fields, path}: ShownObject,
  size: number | undefined,
): readonly string[] {
  const list = LISTS.map((name) => fields.get(name)).find((field) =>
    Array.isArray(field?.value),
  );
  const total = [...fields.values()].find(({field}) => TOTAL.test(field.name))?.value;
  if (!list || !Array.isArray(list.value)) return [];
  const {length} = list.value;
  const info = fields.get('pageInfo')?.objects[0]?.fields;
  const goesOn = info?.get('hasNextPage')?.value;
  const isFirst = info?.get('hasPreviousPage')?.value !== true;
  const end = info?.get('endCursor')?.value;
  const cursors = list.objects.map((edge) => edge.fields.get('cursor')?.value);
  const last = cursors.at(-1);
  const isKnown = typeof total === 'number';
  const wrong: readonly (readonly [boolean, string])[] = [
    [isTooLong(list.value, size), `more than ${size} items`],
    [isKnown && total < length, `${length} items of ${total as number}`],
    [isKnown && goesOn === false && isFirst && total > length, 'no next page, but more'],
    [isKnown && goesOn === true && total <= length, 'a next page, but no more'],
    [
      size !== undefined && isKnown && isFirst && length < Math.min(size, total),
      `only ${length} items`,
    ],
    [size !== undefined && goesOn === true && length < size, 'short, but goes on'],
    [last !== undefined && end !== undefined && last !== end, 'another end'],
  ];
  return wrong.filter(([isWrong]) => isWrong).map(([, text]) => `${path}: ${text}`);
}

/** Counts beside the list that they count: `commentsCount` and `comments`. */
export function checkCounts({objects}: Shown): readonly string[] {
  return objects.flatMap(({fields, path}) =>
    [...fields.values()].flatMap((list) => {
      const size = sizeOf(list);
      const counts = [`${list.field.name}Count`, `${toSingular(list.field.name)}Count`];
      return counts
        .map((name) => fields.get(name)?.value)
        .filter((count) => size !== undefined && typeof count === 'number')
        .filter((count) => count !== size)
        .map((count) => `${path}: ${String(count)} ${list.field.name} of ${size}`);
    }),
  );
}

function sizeOf({field, objects, value}: ShownField): number | undefined {
  if (Array.isArray(value)) return field.args.length === 0 ? value.length : undefined;
  const total = [...(objects[0]?.fields.values() ?? [])].find((each) =>
    TOTAL.test(each.field.name),
  );
  return typeof total?.value === 'number' ? total.value : undefined;
}
