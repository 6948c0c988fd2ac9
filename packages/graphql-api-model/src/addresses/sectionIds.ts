import {toSlug} from '../words';
import {RESERVED} from './slugs';

/** The label of the section for entries that belong to no domain. */
export const OTHER = 'Other';

/** A part of an address for each label, in letters and digits; labels that read alike get a number. */
export function toUniqueIds(
  labels: readonly string[],
  reserved: readonly string[] = [],
): readonly string[] {
  const taken = new Set(reserved);
  return labels.map((label) => {
    const wanted = toSlug(label.replace(/[^A-Za-z0-9]+/g, '-')) || 'section';
    let id = wanted;
    for (let number = 2; RESERVED.test(id) || taken.has(id); number += 1) {
      id = `${wanted}-${number}`;
    }
    taken.add(id);
    return id;
  });
}

/** The anchor of each domain or letter, which is also the name of its page. */
export function toSectionIds(
  labels: readonly string[],
  reserved: readonly string[] = [],
): ReadonlyMap<string, string> {
  const ids = toUniqueIds(labels, reserved);
  return new Map(labels.map((label, index) => [label, ids[index]!]));
}

/** Anchors of domains, the same on every page. */
export function toGroupIds(groups: readonly string[]): ReadonlyMap<string, string> {
  return toSectionIds([...new Set([...groups, OTHER])], ['all-operations', 'all-types']);
}
