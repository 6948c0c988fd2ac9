import type {Entry} from 'graphql-api-model';
import type {PageContext} from '../context';
import {toRow} from './createPager';
import {divideEntry, getPartKind, getRange} from './divideEntry';
import {getDisplayName} from '../../outline/lists';
import {toPartSections} from '../toEntrySections';
import type {Place} from '../../outline/Place';
import type {ReferencePage} from '../types';

/** Pages that continue the page of an entry with too many members, linked in their order. */
export function toMembersPages(
  entry: Entry,
  place: Place,
  context: PageContext,
): Iterable<ReferencePage> {
  const {label, t} = context;
  const kind = getPartKind(entry);
  const name = getDisplayName(entry.element);
  return toRow(
    divideEntry(entry, context),
    ({href}, page) => ({text: page === 1 ? name : t('uses.page', {page}), href}),
    (part, {href, page, pages}) => {
      const title = t(`members.${kind}.title`, {name, page});
      const range = {...getRange(part), name, label, page, pages};
      const position = part.members[0]?.position ?? entry.element.position;
      return {
        title,
        description: t(`members.${kind}.description`, range),
        place: {...place, below: {text: t(`members.${kind}.below`, {page}), href}},
        ...(position && {position}),
        sections: toPartSections(entry, part, title, context),
      };
    },
    2,
  );
}
