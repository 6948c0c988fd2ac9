/** Insertions, deletions and substitutions that turn one text into the other. */
export function countEdits(from: string, to: string): number {
  let row = Array.from({length: to.length + 1}, (_, index) => index);
  for (let index = 0; index < from.length; index++) {
    const next = [index + 1];
    for (let column = 0; column < to.length; column++) {
      const cost = from[index] === to[column] ? 0 : 1;
      next.push(Math.min(row[column]! + cost, row[column + 1]! + 1, next[column]! + 1));
    }
    row = next;
  }
  return row[to.length]!;
}
