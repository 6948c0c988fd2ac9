import type {Page} from '@playwright/test';

/**
 * The links of the contents and to the pages before and after that something else lies upon, once the
 * page is scrolled to its end.
 */
export function findCovered(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    await new Promise(requestAnimationFrame);
    const links = document.querySelectorAll(
      '.pagination-nav__link, .theme-doc-toc-desktop a',
    );
    return [...links]
      .filter((link) => {
        const {bottom, height, left, top, width} = link.getBoundingClientRect();
        const contents = link.closest('.theme-doc-toc-desktop')?.getBoundingClientRect();
        const isScrolledAway = bottom > (contents?.bottom ?? window.innerHeight);
        if (width === 0 || isScrolledAway) return false;
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return hit?.closest('a') !== link || isDrawnUpon(link, left + width / 2, top);
      })
      .map(({textContent}) => textContent);

    /** Whether text of the article shows through, which no click would tell. */
    function isDrawnUpon(link: Element, x: number, y: number): boolean {
      const all = document.elementsFromPoint(x, y + 1);
      const below = all.slice(all.findIndex((element) => element === link) + 1);
      const solid = below.findIndex(
        (element) => getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)',
      );
      return below.slice(0, solid).some((element) => element.closest('.gql-request'));
    }
  });
}
