/** Names that differ by their number, from 0. */
export function names(count: number, prefix: string): readonly string[] {
  return Array.from({length: count}, (_, index) => `${prefix}${index}`);
}
