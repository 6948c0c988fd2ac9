import type {Code} from 'mdast';
import type {Sample} from '../sample/types';

/** The text that blocks stand in, and where it begins in its file, from 1. */
interface Source {
  readonly file: string;
  readonly origin?: {readonly line: number; readonly column: number};
}

/** A block as a sample, with its place in its file. */
export function toSample(
  {lang, meta, value, position}: Code,
  {file, origin = {line: 1, column: 1}}: Source,
): Sample {
  const {line = 1, column = 1} = position?.start ?? {};
  return {
    code: value,
    language: (lang ?? '').toLowerCase(),
    meta: meta ?? '',
    file,
    line: origin.line + line,
    column: origin.column + column - 1,
  };
}
