import type {GroupName} from './filters';
import type {RankedResult} from './rankResults';
import type {SearchResult} from './results';

export interface ResultGroup {
  readonly name: GroupName;
  readonly results: readonly SearchResult[];
  /** Results of the group, shown or not. */
  readonly total: number;
}

const MOST_BEST = 3;
/** The minimum of shown results of a group, whatever the ranks of other groups. */
const LEAST_OF_A_GROUP = 2;

/** Groups the best results, where they are of several groups after a group of the very best. */
export function groupResults(
  ranked: readonly RankedResult[],
  limit: number,
  isFiltered: boolean,
): ResultGroup[] {
  const groups = new Map<GroupName, {total: number; shown: SearchResult[]}>();
  const isMixed = !isFiltered && new Set(ranked.map(({group}) => group)).size > 1;
  const best = isMixed ? ranked.slice(0, MOST_BEST) : [];
  if (isMixed) {
    groups.set('best', {total: best.length, shown: best.map(({result}) => result)});
  }
  for (const [position, {group, result}] of ranked.entries()) {
    const {total, shown} = groups.get(group) ?? {total: 0, shown: []};
    groups.set(group, {total: total + 1, shown});
    if (position < best.length) continue;
    if (position < limit || shown.length < LEAST_OF_A_GROUP) shown.push(result);
  }
  return Array.from(groups)
    .map(([name, {total, shown: results}]) => ({name, total, results}))
    .filter(({results}) => results.length > 0);
}
