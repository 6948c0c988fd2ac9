import {toList} from '../../../markdown/blocks';
import type {Print} from '../../../markdown/Print';
import type {Fact} from '../../../pages/parts';

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
