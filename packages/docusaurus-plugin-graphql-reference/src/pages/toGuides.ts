import type {Entry} from 'graphql-api-model';
import type {PageContext} from './context';
import type {Section} from './sections';
import {toLinks} from './toLinks';

/** The guides that explain or use an entry. */
export function toGuides(
  {coordinate}: Entry['element'],
  {guides, t}: PageContext,
): readonly Section[] {
  // The warning of a deprecated entry leads to its migration.
  const migration = guides?.migrations.get(coordinate)?.href;
  const links = guides?.links.get(coordinate) ?? [];
  const others = links.filter(({href}) => href !== migration);
  return toLinks('texts', t('guides.label'), others);
}
