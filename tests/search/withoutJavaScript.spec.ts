import type {Locator, Page} from '@playwright/test';
import {LONG_ONLY} from '../../commands/test/longMode';
import {holdBack, SCRIPTS} from '../support/network';
import {expect, test, waitForHydration} from '../support/site';
import {box, START} from './palette';
import {REFERENCE} from '../support/content';

/** The box in the navbar before scripts run: a link. */
function link(page: Page): Locator {
  return page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: 'Search', exact: true});
}

const STYLES = [
  'color',
  'backgroundColor',
  'border',
  'fontSize',
  'textDecorationLine',
] as const;

/** What a reader sees of the box. */
function look(element: Locator): Promise<unknown> {
  return element.evaluate((each, names) => {
    const styles = getComputedStyle(each);
    const seen = names.map((name) => styles[name]);
    return [each.textContent, JSON.stringify(each.getBoundingClientRect()), ...seen];
  }, STYLES);
}

test.describe('before scripts run', () => {
  test.use({intercepts: true});

  for (const [width, details] of [
    [1280, {}],
    [900, LONG_ONLY],
    [390, LONG_ONLY],
  ] as const) {
    test(`the box looks as after it, ${width} px wide`, details, async ({page}) => {
      await page.setViewportSize({width, height: 800});
      const letThrough = await holdBack(page, SCRIPTS);
      await page.goto(START, {waitUntil: 'commit'});
      await expect(link(page)).toBeVisible();
      const before = await look(link(page));
      letThrough();
      await waitForHydration(page);
      await expect(link(page)).toHaveCount(0);
      expect(await look(box(page))).toEqual(before);
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the box leads to the page that lists everything', async ({page}) => {
    await page.setViewportSize({width: 320, height: 640});
    await page.goto(START);
    const {width, height} = (await link(page).boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    await link(page).click();
    await expect(page).toHaveURL(REFERENCE);
  });
});
