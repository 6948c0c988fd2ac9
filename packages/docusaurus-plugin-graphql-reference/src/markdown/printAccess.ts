import type {Fact} from '../pages/sections';
import {toList} from './blocks';
import type {Print} from './Print';

/** What a caller needs to know, a fact a line. */
export function printAccess(facts: readonly Fact[], {text}: Print): string {
  return toList(
    facts.map(({label, values}) => `${label}: ${values.map(text).join(', ')}`),
  );
}
