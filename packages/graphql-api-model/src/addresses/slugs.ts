import {createHash} from 'node:crypto';
import {groupBy} from '../words/groupBy';
import {toSlug} from '../words';

/** Whether the name is what its slug reads like, as `UserId` is and `UserID` is not. */
function isPlain(name: string, slug: string): boolean {
  const camel = slug.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  return name === camel || name === camel.charAt(0).toUpperCase() + camel.slice(1);
}

/**
 * No page can be called nothing, as web servers call the page of a folder, or as Windows calls its
 * devices, whatever follows a dot: https://learn.microsoft.com/windows/win32/fileio/naming-a-file
 */
export const RESERVED = /^(?:|index|con|prn|aux|nul|(?:com|lpt)[1-9])$/;

/** Longest slug in characters; file systems take names of 255 bytes. */
const LONGEST = 120;

/** The slug with as much of a hash of the name as makes it one that is not `taken`. */
function toHashedSlug(slug: string, name: string, taken: ReadonlySet<string>): string {
  const hash = createHash('sha256').update(name).digest('hex');
  const start = slug.slice(0, LONGEST).replace(/-$/, '');
  let hashed: string;
  let length = 6;
  do {
    hashed = [start, hash.slice(0, length)].filter(Boolean).join('-');
    length += 6;
  } while (taken.has(hashed) && length <= hash.length);
  return hashed;
}

/**
 * A slug for each name. Of names that would share one, the plainest keeps it and the
 * others get a suffix made of their own spelling, so adding a name never moves a third.
 */
export function toSlugs(names: readonly string[]): ReadonlyMap<string, string> {
  const bySlug = groupBy(names, toSlug);
  const slugs = new Map<string, string>();
  const taken = new Set(bySlug.keys());
  for (const [slug, sharing] of bySlug) {
    const order = sharing.toSorted(
      (a, b) => Number(isPlain(b, slug)) - Number(isPlain(a, slug)) || (a < b ? -1 : 1),
    );
    for (const [index, name] of order.entries()) {
      const isOwn = index === 0 && !RESERVED.test(slug) && slug.length <= LONGEST;
      const own = isOwn ? slug : toHashedSlug(slug, name, taken);
      taken.add(own);
      slugs.set(name, own);
    }
  }
  return slugs;
}
