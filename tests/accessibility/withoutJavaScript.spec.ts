import type {Page} from '@playwright/test';
import {ALL_PATHS, HOME, readDocument} from '../support/content';
import {TEMPLATES} from '../support/pages';
import {expect, test} from '../support/site';
import {NARROW, WIDE} from './findViolations';

/** What readers take for a control that does something. What works without scripts is not among it. */
const CONTROLS =
  'button, select, input:not([type=radio], [type=checkbox]), [role=button], [role=tab], [role=switch]';

test.use({javaScriptEnabled: false, expectedErrors: /status of 404/});

/** The controls that are shown, as they are written. */
function findControls(page: Page): Promise<readonly string[]> {
  return page
    .locator(CONTROLS)
    .locator('visible=true')
    .evaluateAll((elements) =>
      elements.map((element) =>
        element.outerHTML.slice(0, element.outerHTML.indexOf('>')),
      ),
    );
}

/** The pages that no visible link of this page leads to, though a hidden one does. */
function findHiddenPages(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const shown = new Set<string>();
    const hidden = new Set<string>();
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
      // What is folded, and the other size of a request, opens by a click.
      const isFolded = link.closest('details:not([open]), [data-size]') !== null;
      const isShown = isFolded || link.checkVisibility({visibilityProperty: true});
      (isShown ? shown : hidden).add(link.href.replace(/#.*/, ''));
    }
    shown.add(location.href.replace(/#.*/, ''));
    return [...hidden].filter((address) => !shown.has(address));
  });
}

for (const [kind, address] of Object.entries(TEMPLATES)) {
  test(`nothing is dead and no page is hidden: ${kind}`, async ({page}) => {
    await page.goto(address);
    // Without scripts a page is at each width as if it had been opened there.
    for (const viewport of [NARROW, WIDE]) {
      await page.setViewportSize(viewport);
      const found = [await findControls(page), await findHiddenPages(page)];
      expect(found, `${viewport.width} px`).toEqual([[], []]);
    }
  });
}

test('links lead from the home page to every page', () => {
  const toKey = (address: string) => address.replace(/(?:\/index\.html|\/)$/, '');
  const unseen = new Map(ALL_PATHS.map((address) => [toKey(address), address]));
  const queue = [HOME];
  unseen.delete(toKey(HOME));
  for (const address of queue) {
    for (const link of readDocument(address)('a[href]')) {
      const {host, pathname} = new URL(link.attribs['href']!, `http://site${address}`);
      const next = host === 'site' ? unseen.get(toKey(pathname)) : undefined;
      if (next !== undefined && unseen.delete(toKey(next))) queue.push(next);
    }
  }
  expect([...unseen.values()]).toEqual([]);
});
