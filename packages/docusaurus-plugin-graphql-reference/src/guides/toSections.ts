import type {ReferenceLink} from 'graphql-api-model';
import type {CheckedText, WrittenRequest} from 'graphql-samples';
import type {GuidePage} from './findGuidePages';

/** How a site gives ids to headings: functions of `@docusaurus/utils`. */
export interface HeadingIds {
  readonly createSlugger: () => {
    readonly slug: (text: string, options: {readonly maintainCase: boolean}) => string;
  };
  readonly parseMarkdownHeadingId: (
    text: string,
    syntax?: 'mdx-comment',
  ) => {
    readonly text: string;
    readonly id: string | undefined;
  };
  /** Whether ids keep capitals. */
  readonly maintainCase?: boolean;
}

/** A section of a guide, or what is above the first heading. */
export interface GuideSection {
  /** "Spaces › Create a space" */
  readonly link: ReferenceLink;
  /** The top of the guide. */
  readonly page: ReferenceLink;
  /** Empty above the first heading. */
  readonly heading: string;
  /** The coordinates that inline code names, in its order. */
  readonly mentions: readonly string[];
  readonly requests: readonly WrittenRequest[];
}

/**
 * Divides a guide into its sections, with the ids that Docusaurus gives to headings. What concerns
 * another schema is left out.
 */
export function toSections(
  {headings, mentions, requests}: CheckedText,
  {title, href, isTranslated}: GuidePage,
  {
    name,
    createSlugger,
    parseMarkdownHeadingId,
    maintainCase = false,
  }: HeadingIds & {readonly name: string},
): readonly GuideSection[] {
  const page = {text: title, href};
  const slugger = createSlugger();
  const starts = headings.map(({text, line}) => {
    // Before Docusaurus 3.10 the function has one argument, and a comment has no id.
    const written = parseMarkdownHeadingId(text, 'mdx-comment');
    const {text: heading, id} =
      written.id === undefined ? parseMarkdownHeadingId(text) : written;
    const anchor = id ?? slugger.slug(text, {maintainCase});
    return {line, heading: heading === title ? '' : heading, anchor};
  });
  return [{line: 0, heading: '', anchor: ''}, ...starts].map((start, index) => {
    const {line: first, heading, anchor} = start;
    const end = starts[index]?.line ?? Infinity;
    const isInside = (each: {readonly line: number; readonly schema: string}): boolean =>
      each.schema === name && each.line >= first && each.line < end;
    const isLinked = heading !== '' && !isTranslated;
    return {
      link: isLinked ? {text: `${title} › ${heading}`, href: `${href}#${anchor}`} : page,
      page,
      heading,
      mentions: mentions.filter(isInside).map(({coordinate}) => coordinate),
      requests: requests.filter(isInside),
    };
  });
}
