const SHORTEST_WORD = 3;

/**
 * What to search for where no page has an address: the last part of it as a whole, then its words,
 * the longest first.
 *
 * @example toQueries('/docs/graphql/types/objects/space-member.html') // ['space member', 'member', 'space']
 */
export function toQueries(path: string): string[] {
  const part = path.split('/').findLast((segment) => segment !== '') ?? '';
  const words = decode(part)
    .replace(/\.\w+$/u, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const long = words
    .filter((word) => word.length >= SHORTEST_WORD)
    .sort((a, b) => b.length - a.length);
  return [...new Set([words.join(' '), ...long])].filter((query) => query !== '');
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
