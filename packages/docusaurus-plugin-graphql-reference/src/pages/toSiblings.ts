import type {Entry} from 'graphql-api-model';
import {toNameLink} from './badges';
import type {PageContext} from './context';
import type {Section} from './sections';
import {toLinks} from './toLinks';

/** The other operations of the thing that an operation is about. */
export function toSiblings({element}: Entry, context: PageContext): readonly Section[] {
  const {siblingsOf, t} = context;
  const {operations = []} = siblingsOf(element.coordinate) ?? {};
  const links = operations.map(({field: {name, coordinate}}) =>
    toNameLink(name, coordinate, context),
  );
  return toLinks('names', t('siblings.label'), links);
}
