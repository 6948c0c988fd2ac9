import {PAGE_KINDS} from '../support/pages';
import {expect, open, test, waitForFrames} from '../support/site';

/** The not-found page is among the pages, and Chromium reports its status as an error. */
test.use({expectedErrors: /status of 404/});

interface Shift {
  /** In milliseconds since the page was asked for. */
  readonly time: number;
  readonly moved: string;
}

/** What moved once the document was there: half of a document may be drawn while the rest arrives. */
function listShifts(): readonly string[] {
  const [{domInteractive}] = performance.getEntriesByType('navigation') as [
    PerformanceNavigationTiming,
  ];
  const {shifts} = window as unknown as {readonly shifts: readonly Shift[]};
  return shifts.filter(({time}) => time > domInteractive).map(({moved}) => moved);
}

for (const width of [320, 700, 1280]) {
  for (const [kind, path] of Object.entries(PAGE_KINDS)) {
    test(`nothing moves when scripts take a page over, at ${width} px: ${kind}`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height: 700});
      await page.addInitScript(() => {
        const shifts: Shift[] = [];
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
              const moved = `${element?.outerHTML.slice(0, 120)}: ${JSON.stringify([from, to])}`;
              shifts.push({time: entry.startTime, moved});
            }
          }
        }).observe({type: 'layout-shift', buffered: true});
      });
      await open(page, path);
      await waitForFrames(page);
      expect(await page.evaluate(listShifts)).toEqual([]);
    });
  }
}
