/** Alphabetical whatever the machine's locale; names that differ in case only keep an order. */
export function compareNames(a: string, b: string): number {
  const [lowerA, lowerB] = [a.toLowerCase(), b.toLowerCase()];
  if (lowerA !== lowerB) return lowerA < lowerB ? -1 : 1;
  return a < b ? -1 : Number(a > b);
}
