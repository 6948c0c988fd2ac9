import {splitAtBreaks} from 'graphql-api-model/words';
import type {Section} from '../pages/sections';

/** A heading of a page, as the table of contents of guides has it. */
export interface TableOfContentsItem {
  /** Safe HTML. */
  readonly value: string;
  readonly id: string;
  readonly level: 2 | 3;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** What the column of the contents has no room for in the narrowest window with one. */
const LONG_WORD = /\S{14,}/g;

function divide(text: string): string {
  return text.replaceAll(LONG_WORD, (word) => splitAtBreaks(word).join('<wbr>'));
}

/** What a section has below headings of its own. */
function listMembers(section: Section): readonly TableOfContentsItem[] {
  if (section.kind !== 'members') return [];
  return section.members.map(({id, name}) => ({
    value: `<code>${divide(name)}</code>`,
    id,
    level: 3,
  }));
}

/** Every heading of a page below its title. */
export function toTableOfContents(
  sections: readonly Section[],
): readonly TableOfContentsItem[] {
  return sections.flatMap((section): readonly TableOfContentsItem[] => {
    const {heading} = section;
    return [
      ...(heading
        ? [
            {
              value: divide(escape(heading.text)),
              id: heading.id,
              level: heading.level ?? 2,
            },
          ]
        : []),
      ...listMembers(section),
    ];
  });
}
