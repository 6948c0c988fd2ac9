import type {Branch} from '../navigation/sidebarItems';
import type {ReferencePage} from '../pages/types';
import {type TableOfContentsItem, toTableOfContents} from './toTableOfContents';

/** The props of the frame around a page; its HTML contains them. */
export interface Frame {
  readonly title: string;
  readonly description: string;
  readonly toc: readonly TableOfContentsItem[];
  /** Whether the article has a request, which moves beside it where there is room. */
  readonly hasRequest: boolean;
  readonly branch: Branch | undefined;
  /** Links in the head: the feeds of what the page shows, and the page of the latest state. */
  readonly links?: readonly Readonly<Record<string, string>>[];
}

export function toFrame(
  page: ReferencePage,
  branchOf: (page: ReferencePage) => Branch | undefined,
  canonical?: string,
): Frame {
  const {title, description, sections, feeds = []} = page;
  const links = [
    ...feeds.map(({text, href}) => ({
      rel: 'alternate',
      type: 'application/atom+xml',
      title: text,
      href,
    })),
    ...(canonical === undefined ? [] : [{rel: 'canonical', href: canonical}]),
  ];
  return {
    title,
    description,
    toc: toTableOfContents(sections),
    hasRequest: sections.some(({kind}) => kind === 'request'),
    branch: branchOf(page),
    ...(links.length > 0 && {links}),
  };
}
