import type {ReferenceLink} from 'graphql-api-model';
import type {SectionOf} from './sections';

/** Links below what they are; nothing where there are none. */
export function toLinks(
  are: SectionOf<'links'>['are'],
  label: string,
  links: readonly ReferenceLink[],
): readonly SectionOf<'links'>[] {
  if (links.length === 0) return [];
  return [{kind: 'links', are, label, links}];
}
