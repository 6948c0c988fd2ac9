import type {MarkdownPage} from 'docusaurus-plugin-markdown-pages';
import {printSection} from '../pages/sections';
import type {ReferencePage} from '../pages/types';
import {joinBlocks} from 'docusaurus-plugin-markdown-pages/print';
import type {PrintText} from './createPrintText';
import type {Print} from '../parts/print';

/** A page of the reference as Markdown. */
export type ToMarkdownPage = (page: ReferencePage) => MarkdownPage;

/** Links a page once, which a reader of the source has to read in full. */
function createLinkOnce(): (text: string, target: string) => string {
  const linked = new Set<string>();
  return (text, target) => {
    const page = target.replace(/#.*$/s, '');
    if (linked.has(page)) return text;
    linked.add(page);
    return `[${text}](${target})`;
  };
}

/** Code, a link to a page of the site, or a footnote, as descriptions are printed. */
const LINK =
  /(`+)(?!`).*?(?<!`)\1(?!`)|\[((?:`[^`]*`|[^[\]`])*)\]\((\/[^\s)]*)\)|\[\^([^\]\s]+)\](?!\()/gs;

/** Creates the function that returns another label for a footnote of each text of a page. */
function createFindLabel(): (text: string) => (label: string) => string {
  const taken = new Set<string>();
  return (text) => {
    const own = new Map<string, string>();
    return (label) => {
      if (!text.includes(`[^${label}]: `)) return label;
      let found = own.get(label) ?? label;
      for (let number = 2; !own.has(label) && taken.has(found); number += 1)
        found = `${label}-${number}`;
      own.set(label, found);
      taken.add(found);
      return found;
    };
  };
}

interface Parts extends Pick<Print, 't'> {
  readonly printText: PrintText;
}

/** Creates the function that prints pages of sections as Markdown. */
export function createToMarkdownPage({printText, ...words}: Parts): ToMarkdownPage {
  return ({title, description, href, place, domain, sections}) => {
    // The notice of an earlier state of the schema is about no element.
    const deprecation = sections.find(
      (section) => section.kind === 'notice' && section.searchBase === undefined,
    );
    const linkOnce = createLinkOnce();
    const findLabelsOf = createFindLabel();
    const print: Print = {
      ...words,
      text: ({source}) => {
        const shown = printText(source);
        const findLabel = findLabelsOf(shown);
        return shown.replaceAll(
          LINK,
          (whole, _mark, text?: string, target?: string, label?: string) => {
            if (label !== undefined) return `[^${findLabel(label)}]`;
            return target === undefined ? whole : linkOnce(text ?? '', target);
          },
        );
      },
      link: (text, href) =>
        href === undefined || href.startsWith('#') ? text : linkOnce(text, href),
    };
    const facts = {
      kind: place.list ?? 'reference',
      domain,
      deprecated:
        deprecation?.kind === 'notice'
          ? printText(deprecation.text.source) || true
          : undefined,
    };
    const markdown = joinBlocks(sections.map((section) => printSection(section, print)));
    return {href, title, description, facts, markdown};
  };
}
