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
  /** Feeds of what the page shows. */
  readonly feeds?: ReferencePage['feeds'];
}

export function toFrame(
  page: ReferencePage,
  branchOf: (page: ReferencePage) => Branch | undefined,
): Frame {
  const {title, description, sections, feeds} = page;
  return {
    title,
    description,
    toc: toTableOfContents(sections),
    hasRequest: sections.some(({kind}) => kind === 'request'),
    branch: branchOf(page),
    ...(feeds && {feeds}),
  };
}
