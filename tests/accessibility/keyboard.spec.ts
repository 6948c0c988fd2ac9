import type {Locator, Page} from '@playwright/test';
import {expect, open, test} from '../support/site';
import {FIRST_GUIDE, HOME, OTHER_GUIDE, pathsLike, REFERENCE} from '../support/content';

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

test.describe('the menu of small screens', () => {
  test.use({viewport: {width: 390, height: 800}});

  test('takes the focus and keeps it', async ({page}) => {
    const {menu} = await openMenu(page);
    await expect(menu.locator(':focus')).toHaveCount(1);
    for (const key of ['Tab', 'Shift+Tab']) {
      const focused = new Set<string>();
      for (let presses = 0; presses < 60; presses += 1) {
        await page.keyboard.press(key);
        focused.add(await page.evaluate(nameHolderOfFocus));
      }
      // The browser's own bars are part of the way round.
      expect([...focused].toSorted()).toEqual(['BODY', 'DIALOG']);
    }
  });

  for (const [name, close] of [
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    [
      'its button',
      (page: Page) => page.getByRole('button', {name: 'Close navigation bar'}).click(),
    ],
    ['a click beside it', (page: Page) => page.mouse.click(385, 400)],
  ] as const) {
    test(`closes by ${name}, and the focus returns to its button`, async ({page}) => {
      const {menu, toggle} = await openMenu(page);
      await close(page);
      await expect(menu).toBeHidden();
      await expect(toggle).toBeFocused();
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
      await page.keyboard.press('Enter');
      await expect(menu).toBeVisible();
    });
  }

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

/** Runs in the browser: the dialog that the focus is in, or else what has it. */
function nameHolderOfFocus(): string {
  const element = document.activeElement;
  return (element?.closest('dialog') ?? element)?.tagName ?? '';
}

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
