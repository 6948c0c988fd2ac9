import type {Entry} from 'graphql-api-model';
import type {PageContext} from './context';
import {type Section, showIf} from './sections';

/** The guides that explain or use an entry. */
export function toGuides(
  {coordinate}: Entry['element'],
  {guides, say}: Pick<PageContext, 'guides' | 'say'>,
): readonly Section[] {
  // The warning of a deprecated entry leads to its migration.
  const migration = guides?.migrations.get(coordinate)?.href;
  const links = (guides?.links.get(coordinate) ?? []).filter(
    ({href}) => href !== migration,
  );
  return showIf(links.length > 0, {kind: 'guides', label: say('guides.label'), links});
}
