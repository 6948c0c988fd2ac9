import {PAGE_KINDS} from '../support/pages';
import {expect, open, test, waitForFrames} from '../support/site';

/** The not-found page is among the pages, and Chromium reports its status as an error. */
test.use({expectedErrors: /status of 404/});

for (const width of [320, 700, 1280]) {
  for (const [kind, path] of Object.entries(PAGE_KINDS)) {
    test(`nothing moves when scripts take a page over, at ${width} px: ${kind}`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height: 700});
      await page.addInitScript(() => {
        const shifts: string[] = [];
        Object.assign(window, {shifts});
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const {sources} = entry as PerformanceEntry & {
              readonly sources: readonly {
                readonly node?: Node;
                readonly previousRect: DOMRectReadOnly;
                readonly currentRect: DOMRectReadOnly;
              }[];
            };
            for (const {node, previousRect: from, currentRect: to} of sources) {
              const element = node instanceof Element ? node : node?.parentElement;
              shifts.push(
                `${element?.outerHTML.slice(0, 120)}: ${JSON.stringify([from, to])}`,
              );
            }
          }
        }).observe({type: 'layout-shift', buffered: true});
      });
      await open(page, path);
      await waitForFrames(page);
      expect(
        await page.evaluate(() => (window as unknown as {shifts: string[]}).shifts),
      ).toEqual([]);
    });
  }
}
