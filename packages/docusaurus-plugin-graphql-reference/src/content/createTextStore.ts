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

/** Texts by their addresses, in one file: those of a large reference would take 100 MB of memory. */
export interface TextStore extends Iterable<readonly [href: string, text: Buffer]> {
  readonly add: (href: string, text: string) => Bytes;
}

/** Reads a text of a file with many. */
export function readBytes(file: string, [start, end]: Bytes): Buffer {
  const text = Buffer.alloc(end - start);
  const descriptor = openSync(file, 'r');
  readSync(descriptor, text, 0, text.length, start);
  closeSync(descriptor);
  return text;
}

/** Creates an empty store; what the file contained is lost. */
export function createTextStore(file: string): TextStore {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, '');
  const places = new Map<string, Bytes>();
  let end = 0;
  return {
    add(href, text) {
      appendFileSync(file, text);
      const start = end;
      end += Buffer.byteLength(text);
      places.set(href, [start, end]);
      return [start, end];
    },
    *[Symbol.iterator]() {
      for (const [href, bytes] of places) yield [href, readBytes(file, bytes)];
    },
  };
}
