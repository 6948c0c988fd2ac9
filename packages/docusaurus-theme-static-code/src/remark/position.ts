import path from 'node:path';
import type {Code} from 'mdast';
import type {VFile} from 'vfile';

/** A place in a file, counted from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Where the first character of a fenced block's code stands, counted from 1. */
export function findCodeStart(block: Code): Place {
  const {line = 1, column = 1} = block.position?.start ?? {};
  return {line: line + 1, column};
}

/**
 * An error whose text starts with `path:line:column`, the path as seen from the working
 * directory.
 *
 * @param reason what is wrong, and how to mend it
 * @returns the error, to be thrown
 */
export function blockError(file: VFile, {line, column}: Place, reason: string): Error {
  const shown = path.relative(process.cwd(), path.resolve(file.cwd, file.path));
  return new Error(`${shown}:${line}:${column}: ${reason}`);
}
