import {joinBlocks} from 'docusaurus-plugin-markdown-pages/print';
import {printLink, printName, toList, type Print} from '../../../parts/print';
import type {Row} from '../../../parts/types';

/** Links on lines, each line with what its links have in common. */
export interface RowsSection {
  /**
   * `line`: beside their label. `names`: the label is above them, or a name for screen readers. `table`: a row for
   * each label. `groups`: a list of descriptions. `pages`: the way from one page of a list to the others. `contents`:
   * the headings of the page, which its Markdown does without.
   */
  readonly look: 'line' | 'names' | 'table' | 'groups' | 'pages' | 'contents';
  /** Names of the schema, texts, or files; the build checks links to pages only. */
  readonly are: 'names' | 'texts' | 'files';
  readonly rows: readonly Row[];
  /** The text that unfolds the links, where there are many. */
  readonly fold?: string;
  /** Whether another page, which the heading names, has the links, so that the Markdown needs none. */
  readonly isLinkedElsewhere?: boolean;
}

export function printRows(section: RowsSection, print: Print): string {
  const {look, are, rows, isLinkedElsewhere = false} = section;
  if (look === 'contents') return '';
  const own = isLinkedElsewhere ? {...print, link: (text: string) => text} : print;
  const printOne = are === 'names' ? printName : printLink;
  const toLines = ({links, more}: Row): readonly string[] => [
    ...links.map(({isCurrent, ...link}) =>
      printOne(isCurrent ? {text: link.text} : link, own),
    ),
    ...(more ? [printLink(more, own)] : []),
  ];
  if (look === 'line' && are === 'texts')
    return joinBlocks(rows.flatMap((row) => [`${row.label}:`, toList(toLines(row))]));
  const lines = rows.map((row) =>
    [...(row.label === '' ? [] : [row.label]), toLines(row).join(', ')].join(': '),
  );
  return look === 'table' || look === 'groups' ? toList(lines) : joinBlocks(lines);
}
