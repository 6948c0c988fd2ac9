import {EQUALITY} from '../values/comparisons';
import {usualCount} from '../values/numbers';
import {comparedValue, isRecord} from './echo';
import {type MockObject, type PagePart, SHOWN} from './MockObject';

const SIZES = ['first', 'last', 'limit', 'take', 'pageSize', 'perPage'];

/** The part of a list that is shown. */
export function toPagePart(
  args: Readonly<Record<string, unknown>>,
  parent: MockObject,
  fieldName: string,
): PagePart {
  const size = SIZES.map((name) => args[name]).find((value) => typeof value === 'number');
  if (size === undefined && parent.page) return parent.page;
  const ids = findIds(args);
  const isNested = parent.path.length > 0 && !parent.wraps;
  const most = parent.path.length > 2 && fieldName !== 'pageInfo' ? 1 : SHOWN;
  const isOne = hasEquality(args);
  const length = ids
    ? ids.length
    : Math.max(0, Math.min(size ?? most, isOne ? 1 : SHOWN));
  const goesOn = !ids && !isOne && (size === undefined ? isNested : size <= SHOWN);
  const total = goesOn ? usualCount(fieldName, parent.index) : length;
  const isLater = args['after'] != null || Number(args['offset'] ?? 0) > 0;
  return {
    ...{length, total, goesOn, isLater},
    ids,
    isDown: isDescending(args),
    size: size ?? length,
    number: typeof args['page'] === 'number' ? args['page'] : 1,
  };
}

/** The ids that arguments or a filter among them name. */
function findIds(
  args: Readonly<Record<string, unknown>>,
): readonly unknown[] | undefined {
  const filters = [args, ...Object.values(args).filter(isRecord)];
  const found = filters.flatMap((each) => {
    const ids = each['ids'] ?? (each === args ? undefined : comparedValue(each['id']));
    return ids == null ? [] : [[ids].flat()];
  });
  return found[0];
}

/** Whether an order is descending: `{direction: DESC}` or `NAME_DESC`. */
function isDescending(args: unknown): boolean {
  if (typeof args === 'string') return /(?:^|_)desc(?:ending)?$/i.test(args);
  return (
    typeof args === 'object' && args !== null && Object.values(args).some(isDescending)
  );
}

/** Whether a filter compares a field with a value, which one object has. */
function hasEquality(args: unknown): boolean {
  return (
    isRecord(args) &&
    Object.entries(args).some(
      ([name, value]) =>
        (isRecord(value) && Object.keys(value).some((key) => EQUALITY.test(key))) ||
        (Array.isArray(value) && /_(?:in|eq)$/.test(name)) ||
        hasEquality(value),
    )
  );
}
