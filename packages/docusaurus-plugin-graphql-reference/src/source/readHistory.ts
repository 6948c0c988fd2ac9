import {
  listStates,
  loadSchema,
  type LoadedSchema,
  type SchemaSource,
} from 'graphql-api-model';

/** A published schema, its day, and where it was read from. */
export interface PublishedSchema {
  readonly date: string;
  /** Relative to the site's folder. */
  readonly file: string;
  readonly schema: LoadedSchema['schema'];
}

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
  const {directory} = source;
  return listStates({folder, directory, option: 'history'}).map(
    ({date, schema: file}) => ({
      date,
      file,
      schema: loadSchema({...source, schema: file}).schema,
    }),
  );
}
