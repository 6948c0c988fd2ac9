import {mkdirSync, mkdtempSync, realpathSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {loadSchema, type LoadedSchema, type SchemaSource} from '../loadSchema';
import {SchemaError} from '../SchemaError';

export type Files = Readonly<Record<string, string | Buffer>>;

/** Writes files into a new temporary folder and returns its absolute path. */
export function writeFolder(files: Files): string {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'schema-')));
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, content);
  }
  return folder;
}

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
