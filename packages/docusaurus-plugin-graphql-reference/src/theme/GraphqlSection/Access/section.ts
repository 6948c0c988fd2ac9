import {toList, type Print} from '../../../parts/print';
import type {Fact} from '../../../parts/types';

/** Who may call an operation and how often. */
export interface AccessSection {
  readonly facts: readonly Fact[];
}

export function printAccess(
  {facts}: Pick<AccessSection, 'facts'>,
  {text}: Print,
): string {
  return toList(
    facts.map(({label, values}) => `${label}: ${values.map(text).join(', ')}`),
  );
}
