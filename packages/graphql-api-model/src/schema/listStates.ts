import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {adviseOnName} from '../words';
import {ReportError} from './ReportError';

/** A schema as it was published on a day: a file, or a folder of files. */
export interface StateSource {
  /** The day, `2026-11-22`. */
  readonly date: string;
  /** Relative, as the folder is. */
  readonly schema: string;
}

/** Where states are, and the name of the option that sets it. */
export interface StatesFolder {
  readonly folder: string;
  /** Absolute; the folder is relative to it. */
  readonly directory: string;
  readonly option: string;
}

const NAME = /^(?<date>\d{4}-\d{2}-\d{2})(?:\.(?:graphqls?|gql|sdl|json)(?:\.gz)?)?$/;
/** What is not a state: Markdown about the changes of a day, and what is hidden. */
const OTHER = /^\.|\.md$/;

/**
 * Lists the published states of a schema, which are named by their days.
 *
 * @returns The oldest first.
 * @throws ReportError where the folder is missing, a name is not a date, or two are of one day.
 */
export function listStates(place: StatesFolder): readonly StateSource[] {
  const {folder, option} = place;
  const states = listFolder(place)
    .filter((name) => !OTHER.test(name))
    // A name begins with its day.
    .toSorted()
    .map((name) => ({date: toDate(name, place), schema: `${folder}/${name}`}));
  for (const [index, {date, schema}] of states.entries()) {
    const former = states[index - 1];
    if (former?.date === date) {
      throw new ReportError(
        `The option "${option}" has two states of one day: "${former.schema}" and "${schema}". Keep one of them.`,
      );
    }
  }
  return states;
}

/** Whether a text is a day of the calendar: `2026-11-22`. */
export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  // A day that the month does not have is read as one of the next month.
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}

function listFolder({folder, directory, option}: StatesFolder): readonly string[] {
  const file = path.resolve(directory, folder);
  const {dir: parent, base} = path.parse(file);
  try {
    return readdirSync(file);
  } catch {
    const siblings = existsSync(parent) ? readdirSync(parent) : [];
    const others = siblings.filter((name) => name !== base);
    const advice = adviseOnName(base, others, 'Make it, or take the option away.');
    throw new ReportError(
      `The option "${option}" names the folder "${folder}", which cannot be read. ${advice}`,
    );
  }
}

/** The day in a name, if there is such a day. */
function toDate(name: string, {folder, option}: StatesFolder): string {
  const date = NAME.exec(name)?.groups?.['date'] ?? '';
  if (isDay(date)) return date;
  throw new ReportError(
    `"${folder}/${name}" is not named by the day on which that schema was published. Call it as in "2026-11-22.graphql", or move it out of the folder of the option "${option}".`,
  );
}
