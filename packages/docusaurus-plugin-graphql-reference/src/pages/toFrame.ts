import type {Branch} from '../navigation/sidebarItems';
import type {ReferencePage, TableOfContentsItem} from './types';

/** What the frame around a page is told of it; it stands in the page's HTML. */
export interface Frame {
  readonly title: string;
  readonly description: string;
  readonly toc: readonly TableOfContentsItem[];
  /** Whether the article has a request, which stands beside it where there is room. */
  readonly hasRequest?: true;
  readonly branch?: Branch;
  /** The path of the page that search engines shall find instead. */
  readonly canonical?: string;
}

export function toFrame(
  page: ReferencePage,
  branchOf: (page: ReferencePage) => Branch | undefined,
): Frame {
  const {title, description, tableOfContents: toc, canonical} = page;
  const branch = branchOf(page);
  const hasRequest = page.sections.some(({kind}) => kind === 'request');
  return {
    title,
    description,
    toc,
    ...(hasRequest && {hasRequest}),
    ...(branch && {branch}),
    ...(canonical !== undefined && {canonical}),
  };
}
