import {isUtf8} from 'node:buffer';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import {SchemaError} from './SchemaError';

/** A file of the schema as text; `name` is its path, relative where it can be. */
export interface SchemaFile {
  readonly path: string;
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
  const bytes = unpack(readBytes(file, name), name);
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  if (!isUtf8(bytes)) {
    throw notUtf8(name, text);
  }
  return {path: file, name, text};
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
    return readFileSync(file);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SchemaError([
      {message: `The schema file "${name}" cannot be read: ${reason}.`, places: []},
    ]);
  }
}

function unpack(bytes: Buffer, name: string): Buffer {
  if (!name.endsWith('.gz')) return bytes;
  try {
    return gunzipSync(bytes);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SchemaError([
      {
        message: `The schema file "${name}" cannot be unpacked: ${reason}.`,
        places: [],
        advice: 'Pack it anew with gzip, or name the file unpacked and without ".gz".',
      },
    ]);
  }
}

function notUtf8(name: string, text: string): SchemaError {
  const before = text.slice(0, text.indexOf('\uFFFD')).split(/\r\n|\n|\r/);
  const column = (before.at(-1)?.length ?? 0) + 1;
  return new SchemaError([
    {
      message: 'The file is not UTF-8 text.',
      places: [{file: name, line: before.length, column, text}],
      advice: 'Save the file in the encoding UTF-8.',
    },
  ]);
}
