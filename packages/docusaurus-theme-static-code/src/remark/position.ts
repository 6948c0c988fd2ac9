import path from 'node:path';
import type {Code} from 'mdast';
import type {VFile} from 'vfile';
import type {LineError} from '../block/LineError';

/** A place in a file, counted from 1. */
interface Place {
  readonly line: number;
  readonly column: number;
}

/** Where the first character of a fenced block's code is, counted from 1. */
export function findCodeStart(block: Code): Place {
  const {line = 1, column = 1} = block.position?.start ?? {};
  return {line: line + 1, column};
}

/** Names the place of a mistake, `path:line:column`, with the path from the working directory. */
export function blockError(file: VFile, block: Code, {line, message}: LineError): Error {
  const shown = path.relative(process.cwd(), path.resolve(file.cwd, file.path));
  const start = findCodeStart(block);
  return new Error(`${shown}:${start.line + line}:${start.column}: ${message}`);
}
