import type {Page} from '@playwright/test';

/** The links to the pages before and after that something else covers at the end of the page. */
export function findCovered(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    await new Promise(requestAnimationFrame);
    return [...document.querySelectorAll('.pagination-nav__link')]
      .filter((link) => {
        const {height, left, top, width} = link.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return hit?.closest('a') !== link;
      })
      .map(({textContent}) => textContent);
  });
}
