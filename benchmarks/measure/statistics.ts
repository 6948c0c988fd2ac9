/** The middle of values that were measured more than once, with how far they lie apart. */
export interface Spread {
  readonly median: number;
  readonly min: number;
  readonly max: number;
  readonly runs: number;
}

export function toSpread(values: readonly number[]): Spread {
  if (values.length === 0) throw new Error('There is no value to take the median of.');
  const sorted = [...values].sort((a, b) => a - b);
  return {
    median: median(sorted),
    min: sorted[0]!,
    max: sorted.at(-1)!,
    runs: sorted.length,
  };
}

function median(sorted: readonly number[]): number {
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? sorted[middle]!
    : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/**
 * By how much a cost multiplies each time the size doubles, from two measurements: 2 is linear,
 * 4 is quadratic, 8 is cubic.
 */
export function ratioPerDoubling(
  smaller: {readonly size: number; readonly cost: number},
  larger: {readonly size: number; readonly cost: number},
): number {
  const doublings = Math.log2(larger.size / smaller.size);
  return (larger.cost / smaller.cost) ** (1 / doublings);
}

/** `count` of the items, evenly spread, the first and the last among them. */
export function sampleEvenly<T>(items: readonly T[], count: number): T[] {
  if (items.length <= count) return [...items];
  const step = (items.length - 1) / (count - 1);
  return Array.from({length: count}, (_, index) => items[Math.round(index * step)]!);
}
