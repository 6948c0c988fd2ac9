import type {Page} from '@playwright/test';
import {expect, open, test} from '../support/site';
import {FIRST_GUIDE, HOME, pathsLike, REFERENCE} from '../support/content';

test('the first Tab reaches the skip link, which leads to the article', async ({
  page,
}) => {
  await open(page, FIRST_GUIDE.path);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main').first()).toBeFocused();
});

for (const path of [HOME, FIRST_GUIDE.path, REFERENCE, ...pathsLike(/^\/blog$/)]) {
  test(`Tab goes through ${path} from top to bottom and shows where it is`, async ({
    page,
  }) => {
    await open(page, path);
    const stops = await tabThrough(page);
    expect(stops.filter(({isVisible}) => !isVisible)).toEqual([]);
    expect(stops.map(({landmark}) => landmark)).toContain('navigation bar');
    expect(stops.at(-1)?.landmark).toBe('footer');
  });
}

test('the menu of small screens opens, keeps the focus and closes by keyboard', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 800});
  await open(page, FIRST_GUIDE.path);
  const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
  await toggle.focus();
  await page.keyboard.press('Enter');
  const close = page.getByRole('button', {name: 'Close navigation bar'});
  await expect(close).toBeVisible();
  await close.focus();
  await page.keyboard.press('Enter');
  await expect(close).toBeHidden();
});

interface Stop {
  readonly element: string;
  readonly landmark: string;
  /** In view, and marked by an outline, a shadow or an underline that it lacks without focus. */
  readonly isVisible: boolean;
}

/** Presses Tab until the focus leaves the page, or comes round to where it was. */
async function tabThrough(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let presses = 0; presses < 600; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(describeFocus);
    if (!stop) {
      return stops;
    }
    stops.push(stop);
  }
  throw new Error(`The focus did not leave the page: ${stops.at(-1)?.element}`);
}

/** Runs in the browser; undefined when the focus is on no element or on one it was on before. */
function describeFocus(): Stop | undefined {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) {
    return undefined;
  }
  if ('tabStop' in element.dataset) {
    return undefined;
  }
  element.dataset['tabStop'] = '';
  const landmark = element.closest('footer')
    ? 'footer'
    : element.closest('nav.navbar')
      ? 'navigation bar'
      : 'content';
  const {outlineStyle, boxShadow} = getComputedStyle(element);
  const {width, height} = element.getBoundingClientRect();
  return {
    element: `${element.tagName.toLowerCase()} "${element.textContent.trim().slice(0, 40)}"`,
    landmark,
    isVisible:
      width > 0 && height > 0 && (outlineStyle !== 'none' || boxShadow !== 'none'),
  };
}
