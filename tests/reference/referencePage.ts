import type {Locator, Page, Request, Route} from '@playwright/test';
import {REFERENCE} from '../support/content';

/** The first link in the article to an address of the site that a reader sees. */
export function articleLink(page: Page, href: string): Locator {
  return page.getByRole('article').locator(`a[href="${href}"]:visible`).first();
}

/** Whether the browser fetches the HTML of a reference page to show it without a load. */
export function isPageFetch(request: Request): boolean {
  return (
    request.resourceType() === 'fetch' &&
    new URL(request.url()).pathname.startsWith(REFERENCE)
  );
}

/** Responds to fetches of reference pages with `answer`, and to everything else as the server does. */
export async function routePageFetches(
  page: Page,
  answer: (route: Route) => Promise<void>,
): Promise<void> {
  await page.route(`**${REFERENCE}**`, (route) =>
    isPageFetch(route.request()) ? answer(route) : route.continue(),
  );
}

/** Keeps further reference pages back until the returned function is called. */
export async function holdPages(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await routePageFetches(page, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Marks the document, and returns later whether the page is still in it. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, {isSameDocument: true}));
  return () => page.evaluate(() => 'isSameDocument' in window);
}
