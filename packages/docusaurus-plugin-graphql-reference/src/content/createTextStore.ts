import {
  appendFileSync,
  closeSync,
  mkdirSync,
  openSync,
  readSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** The bytes of a file that are a text's: the first, and the one after the last. */
export type Bytes = readonly [start: number, end: number];

/** Reads a text of a file with many. */
export function readBytes(file: string, [start, end]: Bytes): Buffer {
  const text = Buffer.alloc(end - start);
  const descriptor = openSync(file, 'r');
  readSync(descriptor, text, 0, text.length, start);
  closeSync(descriptor);
  return text;
}

/** Creates an empty file for texts, and the function that adds one; what the file contained is lost. */
export function createTextStore(file: string): (text: string) => Bytes {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, '');
  let end = 0;
  return (text) => {
    appendFileSync(file, text);
    const start = end;
    end += Buffer.byteLength(text);
    return [start, end];
  };
}
