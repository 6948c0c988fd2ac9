import type {ClientModule} from '@docusaurus/types';

export interface RecentPage {
  readonly title: string;
  readonly url: string;
}

const MOST_PAGES = 5;
let pages: readonly RecentPage[] = [];

/** The pages of this visit, the last one left first; kept in memory only. */
export function getRecentPages(): readonly RecentPage[] {
  return pages;
}

/** Remembers the page that is left while its heading is still there. */
export const onRouteUpdate: NonNullable<ClientModule['onRouteUpdate']> = ({
  location,
  previousLocation,
}) => {
  if (!previousLocation || previousLocation.pathname === location.pathname) return;
  const url = previousLocation.pathname;
  const title = document.querySelector('main h1')?.textContent ?? document.title;
  const others = pages.filter((page) => page.url !== url);
  pages = [{title, url}, ...others].slice(0, MOST_PAGES);
};
