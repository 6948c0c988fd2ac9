import type {Entry} from 'graphql-api-model';
import type {PageContext} from './context';
import {type Section, showIf} from './sections';

/** The guides that explain or use an entry. */
export function toGuides(
  {coordinate}: Entry['element'],
  {guides, say}: Pick<PageContext, 'guides' | 'say'>,
): readonly Section[] {
  const links = guides?.links.get(coordinate) ?? [];
  return showIf(links.length > 0, {kind: 'guides', label: say('guides.label'), links});
}
