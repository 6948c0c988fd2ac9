/** How long a page of an earlier build finds its files: an open tab, a cached page. */
const RETENTION_DAYS = 14;
const DAY = 24 * 60 * 60 * 1000;

/** When each hashed file was last part of the current build, as ISO times by path. */
export type LastCurrent = Readonly<Record<string, string>>;

export interface Retention {
  readonly kept: readonly string[];
  readonly expired: readonly string[];
  readonly lastCurrent: LastCurrent;
}

/**
 * What becomes of the hashed files of the release before, now that a build takes its place.
 * `lastCurrent` is what the release before remembered, `previous` the files of its own build.
 */
export function planRetention(
  lastCurrent: LastCurrent,
  {previous, next, now}: {previous: Iterable<string>; next: Iterable<string>; now: Date},
): Retention {
  const times = new Map(Object.entries(lastCurrent));
  for (const file of previous) times.set(file, now.toISOString());
  // A file of the new build is current from now on, whatever it was before.
  for (const file of next) times.delete(file);
  const oldest = now.getTime() - RETENTION_DAYS * DAY;
  const isExpired = (file: string): boolean => Date.parse(times.get(file) ?? '') < oldest;
  const files = [...times.keys()].sort();
  const kept = files.filter((file) => !isExpired(file));
  return {
    kept,
    expired: files.filter(isExpired),
    lastCurrent: Object.fromEntries(kept.map((file) => [file, times.get(file) ?? ''])),
  };
}
