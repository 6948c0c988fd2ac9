import {toSlug} from '../words';
import {RESERVED} from './slugs';

/** The label of the section for entries that belong to no domain. */
export const OTHER = 'Other';

/**
 * The anchor of each domain or letter, which is also the name of its page; labels that read
 * alike get a number.
 */
export function toSectionIds(
  labels: readonly string[],
  reserved: readonly string[] = [],
): ReadonlyMap<string, string> {
  const taken = new Set(reserved);
  const ids = new Map<string, string>();
  for (const label of labels) {
    const wanted = toSlug(label.replace(/[^A-Za-z0-9]+/g, '-')) || 'section';
    let id = wanted;
    for (let number = 2; RESERVED.test(id) || taken.has(id); number += 1) {
      id = `${wanted}-${number}`;
    }
    taken.add(id);
    ids.set(label, id);
  }
  return ids;
}

/** Anchors of domains, the same on every page. */
export function toGroupIds(groups: readonly string[]): ReadonlyMap<string, string> {
  return toSectionIds([...new Set([...groups, OTHER])], ['all-operations', 'all-types']);
}
