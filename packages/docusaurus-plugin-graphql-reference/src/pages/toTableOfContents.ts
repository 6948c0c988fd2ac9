import type {Section} from './sections';
import type {TableOfContentsItem} from './types';

/** Longest list of members that the table of contents repeats. */
const MOST_MEMBERS = 40;

/** The headings of a page, and the members of its sections where they are few. */
export function toTableOfContents(
  sections: readonly Section[],
): readonly TableOfContentsItem[] {
  return sections.flatMap((section) => {
    if (!('heading' in section)) return [];
    const {hash, text} = section.heading;
    const members = section.kind === 'members' ? section.members : [];
    const shown = members.length <= MOST_MEMBERS ? members : [];
    const items = shown.map((member) => ({hash: member.hash, text: member.name}));
    return [{hash, text, items}];
  });
}
