/** How many of a list a page shows: at most `most`, or all of them where that is a fifth more. */
export function countShown(length: number, most: number): number {
  return length <= most * 1.2 ? length : most;
}
