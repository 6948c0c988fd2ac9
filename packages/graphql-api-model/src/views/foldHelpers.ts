import {compareNames} from '../model/compareNames';
import {groupBy} from '../words/groupBy';
import type {Entry} from '../model/listEntries';

/** An entry of a list with the entries that help it. */
export interface Family {
  readonly lead: Entry;
  /** Whether the lead is in another list, and only its helpers are here. */
  readonly isElsewhere: boolean;
  readonly helpers: readonly Entry[];
}

/** Helpers of a type of another list that are worth a place of their own. */
const LEAST_ELSEWHERE = 2;

function toPlain(lead: Entry): Family {
  return {lead, isElsewhere: false, helpers: []};
}

/**
 * Puts the helpers of a list below what they help, in the order of the leads' names. Several that
 * help a type of another list are below that type, found by `findElsewhere`.
 */
export function foldHelpers(
  entries: readonly Entry[],
  helpers: ReadonlyMap<string, string>,
  findElsewhere: (name: string) => Entry | undefined = () => undefined,
): readonly Family[] {
  const byHelped = groupBy(entries, ({element}) => helpers.get(element.coordinate));
  if (byHelped.size === 0) return entries.map(toPlain);
  const own = new Map(entries.map((entry) => [entry.element.coordinate, entry]));
  const folded = new Set<Entry>();
  const families = new Map<string, Family>();
  for (const [name, list] of byHelped) {
    const isElsewhere = !own.has(name);
    const lead = own.get(name) ?? findElsewhere(name);
    if (!lead || (isElsewhere && list.length < LEAST_ELSEWHERE)) continue;
    families.set(name, {lead, isElsewhere, helpers: list});
    for (const entry of list) folded.add(entry);
  }
  const plain = entries.filter(
    (entry) => !folded.has(entry) && !families.has(entry.element.coordinate),
  );
  return [...plain.map(toPlain), ...families.values()].toSorted((a, b) =>
    compareNames(a.lead.element.name, b.lead.element.name),
  );
}
