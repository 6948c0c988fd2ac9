import type {ReferencePage} from '../pages/types';
import {joinBlocks} from './blocks';
import type {LinkTo} from './createLinkTo';
import type {PrintText} from './createPrintText';
import type {Print} from './Print';
import {printSection} from './printSection';
import {toFrontMatter} from './toFrontMatter';

/** The Markdown of a page of the reference, a whole file. */
export type ToMarkdownPage = (page: ReferencePage) => string;

/** Links a page once, which a reader of the source has to read in full. */
function createLink(linkTo: LinkTo): Print['link'] {
  const linked = new Set<string>();
  return (text, href) => {
    if (href === undefined || href.startsWith('#')) return text;
    const page = href.replace(/#.*$/s, '');
    if (linked.has(page)) return text;
    linked.add(page);
    return `[${text}](${linkTo(href)})`;
  };
}

interface Parts extends Pick<Print, 'say' | 'sayTheme'> {
  readonly printText: PrintText;
  readonly linkTo: LinkTo;
  /** The whole address of a page. */
  readonly toAddress: (href: string) => string;
}

/** Creates the function that prints pages of sections as Markdown. */
export function createToMarkdownPage({
  printText,
  linkTo,
  toAddress,
  ...words
}: Parts): ToMarkdownPage {
  const text: Print['text'] = (source) =>
    printText('markdown' in source ? source.markdown : source.folded);
  return ({title, description, href, place, domain, sections}) => {
    const print: Print = {...words, text, link: createLink(linkTo)};
    const deprecation = sections.find((section) => section.kind === 'deprecation');
    const front = toFrontMatter({
      title,
      description,
      address: toAddress(href),
      kind: place.list ?? 'reference',
      domain,
      deprecated: deprecation && (text(deprecation.reason) || true),
    });
    return `${joinBlocks([front, ...sections.map((section) => printSection(section, print))])}\n`;
  };
}
