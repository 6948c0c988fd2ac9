import type {Check} from '../check';
import type {Page} from '../parsePage';

/**
 * Each page has one title, one description and one canonical link in its HTML. The not-found page
 * needs no description: no search engine shows it.
 */
export const metadataPresent: Check = (build) =>
  [...build.pages.values()].flatMap((page) =>
    findFaults(page).map(([message, fix]) => ({page: page.path, message, fix})),
  );

function findFaults(page: Page): [message: string, fix: string][] {
  const faults: [string, string][] = [];
  if (page.titles.length !== 1 || page.titles[0] === '') {
    faults.push([
      `The page has ${countFilled(page.titles)} titles.`,
      'Give it one <title>, by the front matter or by <PageMetadata title>.',
    ]);
  }
  const isShown = page.path !== '/404';
  if (isShown && (page.descriptions.length !== 1 || page.descriptions[0] === '')) {
    faults.push([
      `The page has ${countFilled(page.descriptions)} descriptions.`,
      'Give it one description, by the front matter or by <PageMetadata description>.',
    ]);
  }
  if (page.canonicals.length !== 1) {
    faults.push([
      `The page has ${page.canonicals.length} canonical links.`,
      'Leave the canonical link to the theme; a page adds none of its own.',
    ]);
  }
  return faults;
}

function countFilled(texts: readonly string[]): number {
  return texts.filter((text) => text !== '').length;
}
