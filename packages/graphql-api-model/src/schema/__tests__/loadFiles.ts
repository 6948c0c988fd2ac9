import type {Files} from '../../../../../tests/support/writeFiles';
import {writeFolder} from '../../../../../tests/support/writeFolder';
import {loadSchema, type LoadedSchema, type SchemaSource} from '../loadSchema';
import {SchemaError} from '../SchemaError';

/** Loads all files, or those that `schema` names. */
export function loadFiles(
  files: Files,
  options: Partial<SchemaSource> = {},
): LoadedSchema & {readonly directory: string} {
  const directory = writeFolder(files);
  const source = {schema: Object.keys(files), lenient: false, directory, ...options};
  return {...loadSchema(source), directory};
}

/** Texts as the files `a.graphql`, `b.graphql` and so on. */
export function toFiles(texts: readonly string[]): Files {
  return Object.fromEntries(
    texts.map((text, index) => [`${'abc'.charAt(index)}.graphql`, text]),
  );
}

/** The message with which loading fails. */
export function messageOf(load: () => unknown): string {
  try {
    load();
  } catch (error) {
    if (error instanceof SchemaError) return error.message;
    throw error;
  }
  throw new Error('The schema loads');
}
