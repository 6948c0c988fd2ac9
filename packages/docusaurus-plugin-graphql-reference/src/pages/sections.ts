import {joinBlocks} from 'docusaurus-plugin-markdown-pages/print';
import {printLink, type Print} from '../parts/print';
import {printAccess} from '../theme/GraphqlSection/Access/section';
import {printChanges} from '../theme/GraphqlSection/Changes/section';
import {printCode} from '../theme/GraphqlSection/Code/section';
import {printDirectives} from '../theme/GraphqlSection/Directives/section';
import {printDownload} from '../theme/GraphqlSection/Download/section';
import {printList} from '../theme/GraphqlSection/List/section';
import {printMembers} from '../theme/GraphqlSection/Members/section';
import {printNotice} from '../theme/GraphqlSection/Notice/section';
import {printProse} from '../theme/GraphqlSection/Prose/section';
import {printRequest} from '../theme/GraphqlSection/Request/section';
import {printReturns} from '../theme/GraphqlSection/Returns/section';
import {printRows} from '../theme/GraphqlSection/Rows/section';
import {printTitle} from '../theme/GraphqlSection/Title/section';
import type {Captioned} from '../parts/types';

/**
 * The kinds of sections: how the Markdown of each is printed, and so what it is made of. The folder of a kind in
 * `theme/GraphqlSection` has its component, too.
 */
const PRINTERS = {
  access: printAccess,
  changes: printChanges,
  code: printCode,
  directives: printDirectives,
  download: printDownload,
  list: printList,
  members: printMembers,
  notice: printNotice,
  prose: printProse,
  request: printRequest,
  returns: printReturns,
  rows: printRows,
  title: printTitle,
};

export type SectionKind = keyof typeof PRINTERS;

/** A part of a page. Texts are plain where they are not `Markdown`. */
export type Section = {
  [Kind in SectionKind]: Captioned &
    Parameters<(typeof PRINTERS)[Kind]>[0] & {readonly kind: Kind};
}[SectionKind];

export type SectionOf<Kind extends SectionKind> = Extract<Section, {readonly kind: Kind}>;

/** The section, where the condition is true. */
export function showIf(condition: boolean, section: Section): readonly Section[] {
  return condition ? [section] : [];
}

/** Puts a heading above the first of some sections. */
export function withHeading(
  heading: Captioned['heading'],
  sections: readonly Section[],
): readonly Section[] {
  const [first, ...others] = sections;
  return first && heading ? [{...first, heading}, ...others] : sections;
}

/** A section of a page as Markdown, below its heading and its label if it has them. */
export function printSection(section: Section, print: Print): string {
  // The function of a kind takes the sections of that kind.
  const printKind = PRINTERS[section.kind] as (section: Section, print: Print) => string;
  const {heading, label, note, more} = section;
  return joinBlocks([
    heading ? toHeading(heading) : '',
    label === undefined ? '' : `${label}:`,
    note ? print.text(note) : '',
    printKind(section, print),
    more ? printLink(more, print) : '',
  ]);
}

function toHeading({level = 2, text, count}: NonNullable<Captioned['heading']>): string {
  const marks = '#'.repeat(level);
  return count === undefined ? `${marks} ${text}` : `${marks} ${text} (${count})`;
}
