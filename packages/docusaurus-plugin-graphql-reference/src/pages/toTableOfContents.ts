import type {Heading, Section} from './sections';
import type {TableOfContentsItem} from './types';

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function toItem({id, text}: Heading): TableOfContentsItem {
  return {value: escape(text), id, level: 2};
}

/** What a section holds under headings of its own. */
function listInner(section: Section): readonly TableOfContentsItem[] {
  return section.kind === 'members'
    ? section.members.map(({id, name}) => ({
        value: `<code>${name}</code>`,
        id,
        level: 3,
      }))
    : [];
}

/** Every heading of a page below its title. */
export function toTableOfContents(
  sections: readonly Section[],
): readonly TableOfContentsItem[] {
  return sections.flatMap((section) => [
    ...('heading' in section ? [toItem(section.heading)] : []),
    ...listInner(section),
  ]);
}
