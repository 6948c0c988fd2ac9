import type {Page} from '@playwright/test';
import {findViolationsInBothModes, useColorMode} from '../accessibility/findViolations';
import {expect, open, sidebarLink, test} from '../support/site';
import {activeOption, box, field, search, START, status} from './palette';
import {FIRST_GUIDE, OBJECT, WORD} from '../support/content';

test('a screen reader meets a combobox with the listbox it controls', async ({page}) => {
  await open(page, START);
  await expect(page.locator('[aria-haspopup=dialog]')).toHaveAccessibleName('Search');
  await expect(box(page)).toHaveAttribute('aria-keyshortcuts', '/ Control+K Meta+K');
  await page.keyboard.press('/');
  await field(page).fill(OBJECT.title);
  await expect(status(page)).toHaveText(/^\d+ results?$/);
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog "Search":
      - combobox "Search" [expanded] [active]: ${OBJECT.title}
      - button "Close"
      - group "Show only":
        - button "Guides"
        - button "Queries"
        - button "Types"
        - button "Fields"
      - status: /results?/
      - listbox "Results":
        - group "Best matches":
          - option /^${OBJECT.title}/ [selected]
  `);
  const id = await field(page).getAttribute('aria-activedescendant');
  await expect(activeOption(page)).toHaveAttribute('id', id!);
  const listbox = await field(page).getAttribute('aria-controls');
  await expect(page.getByRole('listbox')).toHaveAttribute('id', listbox!);
});

/** The names of all that the browser describes to a screen reader outside of the palette. */
async function listOutside(page: Page): Promise<readonly string[]> {
  const client = await page.context().newCDPSession(page);
  const {nodes} = await client.send('Accessibility.getFullAXTree');
  await client.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const isInside = (id: string | undefined): boolean => {
    const node = id === undefined ? undefined : byId.get(id);
    return (
      node?.role?.value === 'dialog' || (node !== undefined && isInside(node.parentId))
    );
  };
  return (
    nodes
      .filter(({ignored, parentId, nodeId}) => !ignored && parentId && !isInside(nodeId))
      .map(({role, name}) => `${role?.value} ${name?.value}`)
      // The body itself.
      .filter((description) => description !== 'generic ')
  );
}

for (const [way, close] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['the button', (page: Page) => page.getByRole('button', {name: 'Close'}).click()],
  ['a click beside it', (page: Page) => page.mouse.click(5, 300)],
  ['Back', (page: Page) => page.goBack()],
  ['a result', (page: Page) => page.keyboard.press('Enter')],
] as const) {
  test(`only the open palette is there for a screen reader, and all of the page after ${way}`, async ({
    page,
  }) => {
    await open(page, START);
    await sidebarLink(page, FIRST_GUIDE.path).click();
    await expect(page.locator('h1')).toHaveText(FIRST_GUIDE.title);
    expect(await listOutside(page)).toContain('button Search');
    await page.keyboard.press('/');
    await field(page).fill(WORD);
    await expect(activeOption(page)).toBeVisible();
    expect(await listOutside(page)).toEqual([]);
    await close(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await listOutside(page)).toContain('button Search');
    await expect(page.locator('body > [aria-hidden]')).toHaveCount(0);
  });
}

test('focus stays inside the open palette', async ({page}) => {
  await search(page, WORD);
  await expect(activeOption(page)).toBeVisible();
  for (let presses = 0; presses < 15; presses++) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(() => {
      const {activeElement} = document;
      return activeElement !== document.body && !activeElement?.closest('dialog');
    });
    expect(isOutside).toBe(false);
    // Neither letters nor Enter do anything in a box that only scrolls.
    await expect(page.getByRole('listbox')).not.toBeFocused();
  }
});

test('Shift+Tab goes round the ends of the palette', async ({page}) => {
  await search(page, WORD);
  await expect(activeOption(page)).toBeVisible();
  const buttons = page.getByRole('dialog').getByRole('button');
  await page.keyboard.press('Shift+Tab');
  await expect(buttons.last()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(buttons.first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(field(page)).toBeFocused();
});

test('axe finds nothing in any state', async ({page}) => {
  await useColorMode(page, 'light');
  await open(page, START);
  await page.keyboard.press('/');
  await expect(page.getByRole('group', {name: 'Get started'})).toBeVisible();
  expect(await findViolationsInBothModes(page)).toEqual([]);
  for (const query of ['deprecated: poll', 'how do I upload a picture', 'qqqqq']) {
    await field(page).fill(query);
    await expect(status(page)).toHaveText(/result|Nothing/);
    expect(await findViolationsInBothModes(page)).toEqual([]);
  }
});

test('fits into 320 px, as at 400 % zoom, with targets at least 24 px high', async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 256});
  await search(page, WORD);
  await expect(activeOption(page)).toBeVisible();
  const dialog = page.getByRole('dialog');
  expect(await dialog.evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(
    320,
  );
  const targets = dialog.locator('button, a, input');
  const heights = await targets.evaluateAll((elements) =>
    elements.map((element) => element.getBoundingClientRect().height),
  );
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(24);
  await page.keyboard.press('ArrowUp');
  await expect(activeOption(page)).toBeInViewport();
  await expect(field(page)).toBeFocused();
});
