import {isUtf8} from 'node:buffer';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import {lineAndColumn} from './lineAndColumn';
import {SchemaError} from './SchemaError';

/** A file of the schema as text; `name` is its path, relative where it can be. */
export interface SchemaFile {
  readonly name: string;
  readonly text: string;
}

/** Whether a file of this name is an introspection result. */
export function isIntrospection(name: string): boolean {
  return /\.json(?:\.gz)?$/.test(name);
}

/** Reads a UTF-8 file, gzipped where its name ends in `.gz`; a byte order mark is dropped. */
export function readSchemaFile(file: string, directory: string): SchemaFile {
  const name = toName(file, directory);
  const bytes = readBytes(file, name);
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  if (!isUtf8(bytes)) throw notUtf8(name, text);
  return {name, text};
}

/** What to call a file in messages; one outside the directory is named as a shell would. */
function toName(file: string, directory: string): string {
  const inDirectory = path.relative(directory, file);
  const name = inDirectory.startsWith('..')
    ? path.relative(process.cwd(), file)
    : inDirectory;
  return name.split(path.sep).join('/');
}

function readBytes(file: string, name: string): Buffer {
  try {
    const bytes = readFileSync(file);
    return name.endsWith('.gz') ? gunzipSync(bytes) : bytes;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SchemaError({
      message: `The schema file "${name}" cannot be read: ${reason}.`,
      advice:
        'Name a file that is readable, and gzipped only where its name ends in ".gz".',
    });
  }
}

function notUtf8(name: string, text: string): SchemaError {
  const place = lineAndColumn(text, text.indexOf('\uFFFD'));
  return new SchemaError({
    message: 'The file is not UTF-8 text.',
    places: [{file: name, ...place, text}],
    advice:
      'Save the file in the encoding UTF-8. The name of a gzipped file ends in ".gz".',
  });
}
