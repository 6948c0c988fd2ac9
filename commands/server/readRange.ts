/** The first and the last byte of an answer. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * The part of a file of `size` bytes that a `Range` header asks for: undefined for the whole file,
 * `unsatisfiable` for a part that does not exist. A header with several ranges, or none that HTTP
 * knows, asks for the whole file. By hand: range-parser takes `bytes=-99` of a shorter file for
 * unsatisfiable, and `bytes=x-5` for a range.
 */
export function readRange(
  header: string | undefined,
  size: number,
): Range | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/i.exec(header ?? '') ?? [];
  if (first === '') {
    return last === '' ? undefined : toRange(Math.max(0, size - Number(last)), size - 1);
  }
  if (last !== '' && Number(first) > Number(last)) {
    return undefined;
  }
  return toRange(
    Number(first),
    last === '' ? size - 1 : Math.min(Number(last), size - 1),
  );
}

function toRange(start: number, end: number): Range | 'unsatisfiable' {
  return start <= end ? {start, end} : 'unsatisfiable';
}
