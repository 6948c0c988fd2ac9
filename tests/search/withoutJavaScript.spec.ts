import {expect, open, test} from '../support/site';
import {box, START} from './palette';
import {REFERENCE} from '../support/content';

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a link to the listing pages stands in place of the box', async ({page}) => {
    await page.goto(START);
    const navbar = page.getByRole('navigation', {name: 'Main'});
    await expect(navbar.getByRole('button', {name: 'Search'})).toHaveCount(0);
    const link = navbar.getByRole('link', {name: 'API reference'}).last();
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', REFERENCE);
  });

  test('the link stays at 320 px', async ({page}) => {
    await page.setViewportSize({width: 320, height: 640});
    await page.goto(START);
    const link = page.getByRole('link', {name: 'API reference'}).first();
    const {width, height} = (await link.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  });
});

for (const width of [320, 700, 1280]) {
  test(`nothing moves in the navbar when the box comes, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 700});
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, {shifts});
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const {value, sources} = entry as PerformanceEntry & {
            readonly value: number;
            readonly sources: readonly {readonly node?: Node}[];
          };
          const isNavbar = sources.some(({node}) =>
            node?.parentElement?.closest('.navbar'),
          );
          if (isNavbar) shifts.push(value);
        }
      }).observe({type: 'layout-shift', buffered: true});
    });
    await open(page, START);
    await expect(box(page)).toBeVisible();
    const shifts = await page.evaluate(
      () => (window as unknown as {shifts: number[]}).shifts,
    );
    expect(shifts).toEqual([]);
  });
}
