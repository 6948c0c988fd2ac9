import type {ApiModel} from '../model/apiModel';
import type {Release} from '../model/change';
import {findChanges} from './findChanges';

/** A schema as it was published on a day. */
export interface State {
  /** The day, `2026-11-22`. */
  readonly date: string;
  readonly model: ApiModel;
}

/**
 * What came with each state after the first, and what the current schema has beyond the last one. A
 * state that changes nothing is left out.
 *
 * @param states - The published states, the oldest first.
 * @param current - The schema as it is now.
 * @returns The newest first.
 */
export function findReleases(
  states: readonly State[],
  current: ApiModel,
): readonly Release[] {
  const releases = states.map(({date, model}, index): Release => {
    const next = states[index + 1];
    return {
      date: next?.date ?? date,
      isPublished: next !== undefined,
      changes: findChanges(model, next?.model ?? current),
    };
  });
  return releases.filter(({changes}) => changes.length > 0).toReversed();
}
