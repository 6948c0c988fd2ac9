import {closeSync, mkdirSync, openSync, readSync, writeSync} from 'node:fs';
import path from 'node:path';

/** Texts by their addresses, in one file: those of a large reference would take 100 MB of memory. */
export interface TextStore extends Iterable<readonly [href: string, text: Buffer]> {
  readonly add: (href: string, text: string) => void;
}

/** Creates an empty store; what the file contained is lost. */
export function createTextStore(file: string): TextStore {
  mkdirSync(path.dirname(file), {recursive: true});
  closeSync(openSync(file, 'w'));
  const places = new Map<string, readonly [start: number, length: number]>();
  let end = 0;
  const within = <Result>(use: (descriptor: number) => Result): Result => {
    const descriptor = openSync(file, 'r+');
    try {
      return use(descriptor);
    } finally {
      closeSync(descriptor);
    }
  };
  return {
    add(href, text) {
      const length = within((descriptor) => writeSync(descriptor, text, end));
      places.set(href, [end, length]);
      end += length;
    },
    *[Symbol.iterator]() {
      for (const [href, [start, length]] of places) {
        const text = Buffer.alloc(length);
        within((descriptor) => readSync(descriptor, text, 0, length, start));
        yield [href, text];
      }
    },
  };
}
