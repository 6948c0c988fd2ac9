import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import {lineAndColumn} from './lineAndColumn';
import {describeExcess} from './limits';
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

/**
 * Reads a file as text, gzipped where its name ends in `.gz`: UTF-8, or UTF-16 with a byte order mark.
 *
 * @param most - The most bytes that it may have, unpacked.
 */
export function readSchemaFile(
  file: string,
  directory: string,
  most: number,
): SchemaFile {
  const name = toName(file, directory);
  const bytes = readBytes(file, name, most);
  const text = decode(bytes);
  if (text === undefined) throw notUtf8(name, bytes.toString('utf8'));
  return {name, text};
}

/** Without its byte order mark; undefined for a text in another encoding. */
function decode(bytes: Buffer): string | undefined {
  const mark = bytes.toString('latin1', 0, 2);
  // The shell of Windows writes UTF-16.
  const encoding = {'\xFF\xFE': 'utf-16le', '\xFE\xFF': 'utf-16be'}[mark] ?? 'utf-8';
  try {
    return new TextDecoder(encoding, {fatal: true}).decode(bytes);
  } catch {
    return undefined;
  }
}

/** What to call a file in messages; one outside the directory is named as a shell would. */
function toName(file: string, directory: string): string {
  const inDirectory = path.relative(directory, file);
  const name = inDirectory.startsWith('..')
    ? path.relative(process.cwd(), file)
    : inDirectory;
  return name.split(path.sep).join('/');
}

function readBytes(file: string, name: string, most: number): Buffer {
  try {
    const stats = statSync(file);
    if (!stats.isFile()) throw new Error('it is not a file');
    if (stats.size > most) throw tooLarge(name);
    const bytes = readFileSync(file);
    // The least that zlib accepts is 1.
    const maxOutputLength = Math.max(1, most);
    return name.endsWith('.gz') ? gunzipSync(bytes, {maxOutputLength}) : bytes;
  } catch (error) {
    if (error instanceof SchemaError) throw error;
    if (error instanceof RangeError) throw tooLarge(name);
    const reason = error instanceof Error ? error.message : String(error);
    throw new SchemaError({
      message: `The schema file "${name}" cannot be read: ${reason}.`,
      advice:
        'Name a file that is readable, and gzipped only where its name ends in ".gz".',
    });
  }
}

function tooLarge(name: string): SchemaError {
  return new SchemaError(describeExcess(`With the file "${name}", the schema`, 'bytes'));
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
