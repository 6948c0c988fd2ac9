import {adviseOnName, type Release, ReportError} from 'graphql-api-model';
import type {DayNotes} from './readNotes';

/**
 * The releases with what their owner has written about them and their changes.
 *
 * @throws ReportError for a day or an element that did not change.
 */
export function addNotes(
  releases: readonly Release[],
  notes: readonly DayNotes[],
): readonly Release[] {
  const published = releases.filter(({isPublished}) => isPublished);
  const problems = notes.flatMap((day) => describeUnknown(day, published));
  if (problems.length > 0) throw new ReportError(problems.join('\n'));
  return releases.map((release) => {
    const day = notes.find(({date}) => release.isPublished && date === release.date);
    if (!day) return release;
    const changes = release.changes.map((change) => {
      const own = day.changes.filter(({coordinate}) => coordinate === change.coordinate);
      const note = own.map(({text}) => text).join('\n\n');
      return note === '' ? change : {...change, note};
    });
    return {...release, ...(day.text !== '' && {text: day.text}), changes};
  });
}

function describeUnknown(
  {file, date, changes}: DayNotes,
  published: readonly Release[],
): readonly string[] {
  const release = published.find((one) => one.date === date);
  const days = published.map((one) => one.date);
  if (!release) {
    return [
      `${file} is about a day on which the schema did not change. ${adviseOnName(date, days, `Name it by one of: ${days.join(', ')}.`)}`,
    ];
  }
  const known = release.changes.map(({coordinate}) => coordinate);
  return changes
    .filter(({coordinate}) => !known.includes(coordinate))
    .map(
      ({coordinate, line}) =>
        `${file}:${line} is about "${coordinate}", which did not change on that day. ${adviseOnName(coordinate, known, 'Write an element from the list of changes of that day, or remove it.')}`,
    );
}
