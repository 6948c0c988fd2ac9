import type {ApiModel} from '../model/apiModel';
import type {Change, Release} from '../model/change';
import {groupBy} from '../words/groupBy';

/** A change with the day of its release. */
export type DatedChange = Change & Pick<Release, 'date' | 'isPublished'>;

/** Finds the changes of an element by its coordinate, the oldest first. */
export type FindHistory = (coordinate: string) => readonly DatedChange[];

/** Prepares to find how elements changed from one published state of the schema to the next. */
export function createFindHistory({releases = []}: ApiModel): FindHistory {
  const changes = releases
    .toReversed()
    .flatMap(({date, isPublished, changes: own}) =>
      own.map((change): DatedChange => ({...change, date, isPublished})),
    );
  const byCoordinate = groupBy(changes, ({coordinate}) => coordinate);
  return (coordinate) => byCoordinate.get(coordinate) ?? [];
}
