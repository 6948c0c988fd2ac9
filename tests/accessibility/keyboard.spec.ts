import type {Locator, Page} from '@playwright/test';
import {LONG_ONLY} from '../../commands/test/longMode';
import {expect, open, test} from '../support/site';
import {
  FIRST_GUIDE,
  HOME,
  OBJECT,
  OTHER_GUIDE,
  pathsLike,
  QUERY,
  REFERENCE,
} from '../support/content';
import {SCRIPTS} from '../support/network';

test('the first Tab reaches the skip link, which leads to the article', async ({
  page,
}) => {
  await open(page, FIRST_GUIDE.path);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main').first()).toBeFocused();
});

test('an outline shows what the keyboard has reached, not what the mouse has pressed', async ({
  page,
}) => {
  await open(page, OBJECT.path);
  const fold = page.locator('main summary:visible').first();
  await fold.click();
  await expect(fold).toBeFocused();
  await expect(fold).toHaveCSS('outline-style', 'none');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(fold).toBeFocused();
  await expect(fold).not.toHaveCSS('outline-style', 'none');
});

/** The navbar sticks to the window's edge on all, the contents on some, the request on that of a query. */
const STICKY_PAGES = [
  HOME,
  FIRST_GUIDE.path,
  QUERY.path,
  OBJECT.path,
  REFERENCE,
  ...pathsLike(/^\/blog$/),
];

for (const path of STICKY_PAGES)
  for (const width of [1280, 390]) {
    const isLong = path !== HOME || width === 390;
    test(
      `Tab goes through ${path} to its end and back at ${width} px, and shows where it is`,
      isLong ? LONG_ONLY : {},
      async ({page}) => {
        await page.setViewportSize({width, height: 600});
        await open(page, path);
        await expectShownWalk(page);
      },
    );
  }

test.describe('above a page without its scripts', () => {
  test.use({expectedErrors: /ERR_FAILED/});

  for (const [{path}, width] of [
    [FIRST_GUIDE, 1280],
    [QUERY, 390],
  ] as const) {
    test(
      `the box covers no stop of the Tab key: ${path} at ${width} px`,
      LONG_ONLY,
      async ({page}) => {
        await page.setViewportSize({width, height: 600});
        await page.route(SCRIPTS, (route) => route.abort());
        await page.goto(path);
        await expect(page.getByRole('button', {name: 'Retry'})).toBeVisible();
        await expectShownWalk(page);
      },
    );
  }
});

test.describe('the menu of small screens', () => {
  test.use({viewport: {width: 390, height: 800}});

  test('takes the focus and keeps it', async ({page}) => {
    const {menu} = await openMenu(page);
    await expect(menu.locator(':focus')).toHaveCount(1);
    for (const key of ['Tab', 'Shift+Tab']) {
      const focused = new Set<string>();
      for (let presses = 0; presses < 60; presses += 1) {
        await page.keyboard.press(key);
        focused.add(
          await page.evaluate(() => {
            const element = document.activeElement;
            return (element?.closest('dialog') ?? element)?.tagName ?? '';
          }),
        );
      }
      // The browser's own bars may be part of the way round.
      focused.delete('BODY');
      expect([...focused]).toEqual(['DIALOG']);
    }
  });

  test('closes by Escape, its button and a click beside it, and the focus returns', async ({
    page,
  }) => {
    const {menu, toggle} = await openMenu(page);
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.getByRole('button', {name: 'Close navigation bar'}).click(),
      () => page.mouse.click(385, 400),
    ]) {
      await close();
      await expect(menu).toBeHidden();
      await expect(toggle).toBeFocused();
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
      await page.keyboard.press('Enter');
      await expect(menu).toBeVisible();
    }
  });

  test('leads to a page, whose top then has the focus', async ({page}) => {
    const {menu} = await openMenu(page);
    await menu.locator(`a[href="${OTHER_GUIDE.path}"]`).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', {level: 1})).toHaveText(OTHER_GUIDE.title);
    await expect(menu).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
  });

  test('is gone when the screen grows', async ({page}) => {
    const {menu} = await openMenu(page);
    await page.setViewportSize({width: 1280, height: 800});
    await expect(menu).toHaveCount(0);
    await page.getByRole('heading', {level: 1}).click({trial: true});
  });
});

async function openMenu(page: Page): Promise<{menu: Locator; toggle: Locator}> {
  await open(page, FIRST_GUIDE.path);
  const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
  await toggle.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', {name: 'Menu'});
  await expect(menu).toBeVisible();
  return {menu, toggle};
}

interface Stop {
  readonly element: string;
  /** The landmark around it that ends a page, or begins it. */
  readonly landmark: string | undefined;
  /** In view, marked by an outline or a shadow, and not below something else. */
  readonly isShown: boolean;
}

/** Goes to the end of the page and back, and expects that the focus is marked and shown all the way. */
async function expectShownWalk(page: Page): Promise<void> {
  const forth = await tabThrough(page, 'Tab');
  expect(forth.map(({landmark}) => landmark)).toContain('nav');
  expect(forth.at(-1)?.landmark).toBe('footer');
  await page.evaluate(() => {
    const stops = document.querySelectorAll<HTMLElement>('[data-tab-stop]');
    for (const stop of stops) delete stop.dataset['tabStop'];
    [...stops].at(-1)?.focus();
  });
  const back = await tabThrough(page, 'Shift+Tab');
  expect(back.length).toBeGreaterThan(forth.length / 2);
  expect([...forth, ...back].filter(({isShown}) => !isShown)).toEqual([]);
}

/** Presses the key until the focus leaves the page, or comes round to where it was. */
async function tabThrough(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let presses = 0; presses < 600; presses += 1) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(describeFocus);
    if (!stop) return stops;
    stops.push(stop);
  }
  throw new Error(`The focus did not leave the page: ${stops.at(-1)?.element}`);
}

/** Runs in the browser; undefined when the focus is on no element or on one it was on before. */
async function describeFocus(): Promise<Stop | undefined> {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return undefined;
  if ('tabStop' in element.dataset) return undefined;
  element.dataset['tabStop'] = '';
  // What the focus scrolls is scrolled, and drawn, with the next frame.
  await new Promise(requestAnimationFrame);
  const {outlineStyle, boxShadow} = getComputedStyle(element);
  const isMarked = outlineStyle !== 'none' || boxShadow !== 'none';
  // At nine points of each line of the element, which may be broken.
  const parts = [0.05, 0.5, 0.95];
  const isUncovered = [...element.getClientRects()].some(({left, top, width, height}) =>
    parts.some((x) =>
      parts.some((y) =>
        element.contains(document.elementFromPoint(left + x * width, top + y * height)),
      ),
    ),
  );
  return {
    element: `${element.tagName.toLowerCase()} "${element.textContent.trim().slice(0, 40)}"`,
    landmark: element.closest('footer, nav.navbar')?.localName,
    isShown: isMarked && isUncovered,
  };
}
