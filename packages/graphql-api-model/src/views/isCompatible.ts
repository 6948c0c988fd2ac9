/**
 * Whether whoever reads values of the type `before` can read those of the type `after`: lists stand
 * where they stood, and null nowhere else. A type of another name is another type, for requests have
 * fragments on its possible types.
 *
 * @param before - As schemas write it: `[Space!]`.
 */
export function canRead(before: string, after: string): boolean {
  // What one takes for what one reads is the other way round.
  return canWrite(after, before);
}

/** Whether values that the type `before` takes are taken by the type `after`, too. */
export function canWrite(before: string, after: string): boolean {
  if (before.endsWith('!')) {
    return canWrite(before.slice(0, -1), after.replace(/!$/, ''));
  }
  if (after.endsWith('!')) return false;
  if (before.startsWith('[') && after.startsWith('[')) {
    return canWrite(before.slice(1, -1), after.slice(1, -1));
  }
  return before === after;
}
