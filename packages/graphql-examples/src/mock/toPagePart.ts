import {usualCount} from '../values/numbers';
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
  const {ids} = args;
  const isNested = parent.path.length > 0 && !parent.wraps;
  const most = parent.path.length > 2 && fieldName !== 'pageInfo' ? 1 : SHOWN;
  const length = Array.isArray(ids)
    ? ids.length
    : Math.max(0, Math.min(size ?? most, SHOWN));
  const goesOn = !ids && (size === undefined ? isNested : size <= SHOWN);
  const total = goesOn ? usualCount(parent.index) : length;
  const isLater = args['after'] != null || Number(args['offset'] ?? 0) > 0;
  return {length, total, goesOn, isLater};
}
