import type {Position} from 'graphql-api-model';
import type {Branch} from '../navigation/sidebarItems';
import type {ReferencePage, TableOfContentsItem} from './types';

interface PageLink {
  readonly title: string;
  readonly permalink: string;
}

/** What the frame around a page is told of it; it stands in the page's HTML. */
export interface Frame {
  readonly title: string;
  readonly description: string;
  readonly toc: readonly TableOfContentsItem[];
  readonly branch?: Branch;
  readonly previous?: PageLink;
  readonly next?: PageLink;
  readonly editUrl?: string;
  /** The path of the page that search engines shall find instead. */
  readonly canonical?: string;
}

interface Surroundings {
  readonly branchOf: (page: ReferencePage) => Branch | undefined;
  /** The address at which a place in the schema can be edited. */
  readonly editUrlOf: (position: Position) => string | undefined;
}

function toPageLink({text, href}: NonNullable<ReferencePage['next']>): PageLink {
  return {title: text, permalink: href};
}

export function toFrame(page: ReferencePage, {branchOf, editUrlOf}: Surroundings): Frame {
  const {title, description, tableOfContents, previous, next, position, canonical} = page;
  const branch = branchOf(page);
  const editUrl = position && editUrlOf(position);
  return {
    title,
    description,
    toc: tableOfContents,
    ...(branch && {branch}),
    ...(previous && {previous: toPageLink(previous)}),
    ...(next && {next: toPageLink(next)}),
    ...(editUrl !== undefined && {editUrl}),
    ...(canonical !== undefined && {canonical}),
  };
}
