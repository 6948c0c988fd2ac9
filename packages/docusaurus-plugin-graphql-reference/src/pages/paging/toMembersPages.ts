import type {Entry} from 'graphql-api-model';
import type {PageContext} from '../context';
import {createPager} from './createPager';
import {divideEntry, type EntryPart, getPartKind, getRange} from './divideEntry';
import {getDisplayName} from '../../outline/getDisplayName';
import {toPartSections} from '../toEntrySections';
import type {Place} from '../../outline/Place';
import type {ReferencePage} from '../types';

function toPage(
  entry: Entry,
  part: EntryPart,
  pages: number,
  place: Place,
  context: PageContext,
): Omit<ReferencePage, 'previous' | 'next'> {
  const {label, say} = context;
  const {element} = entry;
  const {href, page} = part;
  const kind = getPartKind(entry);
  const name = getDisplayName(element);
  const title = say(`members.${kind}.title`, {name, page});
  const sections = toPartSections(entry, part, title, context);
  const range = {...getRange(entry, part), name, label, page, pages};
  const position = part.members[0]?.position ?? element.position;
  return {
    href,
    title,
    description: say(`members.${kind}.description`, range),
    place: {...place, below: {text: say(`members.${kind}.below`, {page}), href}},
    ...(position && {position}),
    sections,
  };
}

/** Pages that continue the page of an entry with too many members, linked in their order. */
export function* toMembersPages(
  entry: Entry,
  place: Place,
  context: PageContext,
): Generator<ReferencePage> {
  const parts = divideEntry(entry, context);
  const pager = createPager(
    parts.map(({href, page}) => ({
      text: page === 1 ? getDisplayName(entry.element) : context.say('uses.page', {page}),
      href,
    })),
  );
  for (const [index, part] of parts.entries()) {
    if (index === 0) continue;
    yield {
      ...toPage(entry, part, parts.length, place, context),
      ...pager.neighboursOf(index),
    };
  }
}
