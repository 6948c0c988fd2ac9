import type {Entry} from 'graphql-api-model';
import type {PageContext} from './context';
import type {Section} from './sections';
import {toLinks} from './toLinks';

/** The other operations of the thing that an operation is about. */
export function toSiblings(
  {element}: Entry,
  {siblingsOf, permalinks, t}: PageContext,
): readonly Section[] {
  const {operations = []} = siblingsOf(element.coordinate) ?? {};
  const links = operations.map(({field: {name, coordinate}}) => ({
    text: name,
    href: permalinks.at(coordinate),
  }));
  return toLinks('names', t('siblings.label'), links);
}
