import type {NameLink} from '../parts/types';
import type {SectionOf} from './sections';

/** Links below what they are; nothing where there are none. */
export function toLinks(
  are: SectionOf<'rows'>['are'],
  label: string,
  links: readonly NameLink[],
): readonly SectionOf<'rows'>[] {
  if (links.length === 0) return [];
  return [{kind: 'rows', look: 'line', are, rows: [{label, links}]}];
}
