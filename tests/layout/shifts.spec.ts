import {combine} from '../../commands/test/longMode';
import {TEMPLATES} from '../support/pages';
import {openAndListShifts} from '../support/shifts';
import {expect, test} from '../support/site';

/** The not-found page is among the pages, and Chromium reports its status as an error. */
test.use({expectedErrors: /status of 404/});

for (const [[kind, path], width] of combine(
  Object.entries(TEMPLATES),
  [320, 700, 1280],
)) {
  test(`nothing moves when scripts take a page over, at ${width} px: ${kind}`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 700});
    expect(await openAndListShifts(page, path)).toEqual([]);
  });
}
