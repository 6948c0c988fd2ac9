import type {GraphQLSchema} from 'graphql';
import type {Example} from '../../types';
import {checkDuplicates, checkIdTypes, checkOwnIds} from './checkIds';
import {checkCounts, checkPages} from './checkPages';
import {checkEffects, checkFailures, checkOrder, checkStates} from './checkStates';
import {checkFiles, checkTexts} from './checkTexts';
import {checkFilters, checkItems, checkMembers, checkValues} from './checkValues';
import {readShown, type Shown} from './readShown';

const of =
  (kind: string) =>
  (shown: Shown): readonly string[] =>
    checkValues(shown).flatMap(([found, text]) => (found === kind ? [text] : []));

const CHECKS = {
  value: of('value'),
  items: (shown) => [...of('items')(shown), ...checkItems(shown)],
  filter: (shown) => [...of('filter')(shown), ...checkFilters(shown)],
  member: checkMembers,
  page: checkPages,
  count: checkCounts,
  effect: checkEffects,
  state: checkStates,
  order: checkOrder,
  failure: checkFailures,
  idType: checkIdTypes,
  ownId: checkOwnIds,
  duplicate: checkDuplicates,
  file: checkFiles,
  text: checkTexts,
} as const satisfies Record<string, (shown: Shown) => readonly string[]>;

export type ContradictionClass = keyof typeof CHECKS;

/** What a response denies of its request or of itself, by class; classes without any are left out. */
export function findContradictions(
  schema: GraphQLSchema,
  example: Example,
): Readonly<Partial<Record<ContradictionClass, readonly string[]>>> {
  const shown = readShown(schema, example);
  return Object.fromEntries(
    Object.entries(CHECKS)
      .map(([name, check]) => [name, check(shown)] as const)
      .filter(([, found]) => found.length > 0),
  );
}
