import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {
  compareNames,
  ReportError,
  loadSchema,
  type LoadedSchema,
  nearestName,
  type SchemaSource,
} from 'graphql-api-model';

import {isNotes} from './readNotes';

/** A published schema and its day. */
export interface PublishedSchema {
  readonly date: string;
  readonly schema: LoadedSchema['schema'];
}

const NAME = /^(?<date>\d{4}-\d{2}-\d{2})(?:\.(?:graphqls?|gql|sdl|json)(?:\.gz)?)?$/;

/**
 * The schema as it was published before: a file or folder for each state, named by its day.
 *
 * @param folder - The option `history`, relative to the site's folder; no state without it.
 * @param source - How the schema itself is read.
 * @returns The oldest first.
 * @throws ReportError where the folder is missing or a name is not a date; SchemaError for what is in them.
 */
export function readHistory(
  folder: string | undefined,
  source: Pick<SchemaSource, 'directory' | 'lenient'>,
): readonly PublishedSchema[] {
  if (folder === undefined) return [];
  const dated = listFolder(folder, source.directory)
    .filter((name) => !name.startsWith('.') && !isNotes(name))
    .map((name) => ({name, date: toDate(name, folder)}))
    .toSorted((a, b) => compareNames(a.date, b.date));
  for (const [index, {date, name}] of dated.entries()) {
    const former = dated[index - 1];
    if (former?.date === date) {
      throw new ReportError(
        `The option "history" has two states of one day: "${folder}/${former.name}" and "${folder}/${name}". Keep one of them.`,
      );
    }
  }
  return dated.map(({name, date}) => ({
    date,
    schema: loadSchema({...source, schema: `${folder}/${name}`}).schema,
  }));
}

function listFolder(folder: string, directory: string): readonly string[] {
  const file = path.resolve(directory, folder);
  const parent = path.dirname(file);
  try {
    return readdirSync(file);
  } catch {
    const siblings = existsSync(parent) ? readdirSync(parent) : [];
    const near = nearestName(path.basename(folder), siblings);
    throw new ReportError(
      `The option "history" names the folder "${folder}", which cannot be read.${near === undefined ? ' Make it, or take the option away.' : ` Did you mean "${near}"?`}`,
    );
  }
}

/** The day in a name, if there is such a day. */
function toDate(name: string, folder: string): string {
  const date = NAME.exec(name)?.groups?.['date'];
  const time = Date.parse(`${date}T00:00:00Z`);
  // A day that the month does not have is read as one of the next month.
  if (!date || Number.isNaN(time) || !new Date(time).toISOString().startsWith(date)) {
    throw new ReportError(
      `"${folder}/${name}" is not named by the day on which that schema was published. Call it as in "2026-11-22.graphql", or move it out of the folder of the option "history".`,
    );
  }
  return date;
}
