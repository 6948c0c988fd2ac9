import path from 'node:path';
import {LONG_ONLY} from '../../commands/test/longMode';
import {home} from '../support/settings';
import {expect, open, readStorage, sidebarLink, test} from '../support/site';
import {activeOption, box, field, option, search, START} from './palette';
import {
  at,
  FIELD,
  FIRST_GUIDE,
  MUTATION,
  OBJECT,
  OTHER_GUIDE,
  REFERENCE,
  WORD,
} from '../support/content';

test('mouse: opens by the box, closes in three ways, and leads to the page of a result', async ({
  page,
}) => {
  await open(page, START);
  await page.evaluate(() => Object.assign(window, {isMarked: true}));
  await box(page).click();
  await expect(field(page)).toBeVisible();
  await page.mouse.click(5, 300);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(box(page)).toBeFocused();
  await box(page).click();
  await page.getByRole('dialog').getByRole('button', {name: 'Close'}).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(box(page)).toBeFocused();
  await box(page).click();
  await field(page).fill(MUTATION.title);
  await option(page, MUTATION.title).first().click();
  await expect(page).toHaveURL(MUTATION.path);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(MUTATION.title);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate(() => 'isMarked' in window)).toBe(true);
});

for (const [key, details] of [
  ['/', {}],
  ['Control+k', LONG_ONLY],
  ['Meta+k', LONG_ONLY],
] as const) {
  test(
    `keyboard: opens with ${key} and gives the focus back`,
    details,
    async ({page}) => {
      await open(page, START);
      const link = page.getByRole('link', {name: 'Docs', exact: true}).first();
      await link.focus();
      await page.keyboard.press(key);
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(link).toBeFocused();
    },
  );
}

test('keyboard: opens with / after a radio button was clicked, and not in a text', async ({
  page,
}) => {
  await open(page, START);
  await page.locator('main').evaluate((main) => {
    main.innerHTML =
      '<label><input type="radio">Choice</label><label>Email<input type="email"></label>' +
      '<label>Text<textarea></textarea></label><label>List<select><option>A</select></label>';
  });
  await page.getByRole('radio', {name: 'Choice'}).click();
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  for (const label of ['Email', 'Text', 'List']) {
    await page.getByLabel(label).focus();
    await page.keyboard.press('/');
    await expect(page.getByLabel(label)).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await expect(page.getByLabel('Text')).toHaveValue('/');
});

test('keyboard: goes through the results, with marked words, and round their ends', async ({
  page,
}) => {
  await search(page, WORD);
  await expect(activeOption(page)).toBeVisible();
  const marks = page.getByRole('option').locator('mark');
  await expect(marks.filter({hasText: new RegExp(`^${WORD}$`, 'i')})).not.toHaveCount(0);
  const names = await page.getByRole('option').allTextContents();
  await page.keyboard.press('ArrowDown');
  await expect(activeOption(page)).toHaveText(names[1]!);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(activeOption(page)).toHaveText(names.at(-1)!);
  await expect(activeOption(page)).toBeInViewport();
  await page.keyboard.press('ArrowDown');
  await expect(activeOption(page)).toHaveText(names[0]!);
  await expect(field(page)).toBeFocused();
});

test('keyboard: PageDown and PageUp go further, up to the ends', async ({page}) => {
  await search(page, WORD);
  await expect(activeOption(page)).toBeVisible();
  const names = await page.getByRole('option').allTextContents();
  expect(names.length).toBeGreaterThan(6);
  await page.keyboard.press('PageDown');
  await expect(activeOption(page)).toHaveText(names[5]!);
  await expect(activeOption(page)).toBeInViewport();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageDown');
  await expect(activeOption(page)).toHaveText(names.at(-1)!);
  for (const _ of names) await page.keyboard.press('PageUp');
  await expect(activeOption(page)).toHaveText(names[0]!);
});

test('keyboard: Enter leads to the very field', async ({page}) => {
  await search(page, `${OBJECT.title}.${FIELD}`);
  await expect(activeOption(page)).toContainText(FIELD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${OBJECT.path}#${FIELD}`);
  await expect(page.locator(`[id="${FIELD}"]`)).toBeInViewport();
});

test(
  'keyboard: Ctrl+Enter opens a new tab and keeps the palette',
  LONG_ONLY,
  async ({page, context}) => {
    await search(page, MUTATION.title);
    await expect(activeOption(page)).toContainText(MUTATION.title);
    const newTab = context.waitForEvent('page');
    await page.keyboard.press('Control+Enter');
    await expect(await newTab).toHaveURL(MUTATION.path);
    await expect(field(page)).toBeVisible();
  },
);

test.describe('touch', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 800}});

  test('finds and follows a result', async ({page}) => {
    await open(page, START);
    await box(page).tap();
    await field(page).fill(MUTATION.title);
    await activeOption(page).tap();
    await expect(page).toHaveURL(MUTATION.path);
  });
});

test(
  'the text that is selected on the page is the first query',
  LONG_ONLY,
  async ({page}) => {
    await open(page, START);
    await page.getByRole('heading', {level: 1}).selectText();
    await page.keyboard.press('Control+k');
    await expect(field(page)).toHaveValue(OTHER_GUIDE.title);
    await expect(activeOption(page)).toContainText(OTHER_GUIDE.title, {ignoreCase: true});
  },
);

test('an empty box offers where to start and what was read in this visit', async ({
  page,
}) => {
  await open(page, START);
  await page.getByRole('link', {name: 'API reference', exact: true}).first().click();
  await expect(page).toHaveURL(REFERENCE);
  // The address changes before the page does, and a palette that is open closes with its page.
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText(OTHER_GUIDE.title);
  await box(page).click();
  const recent = page.getByRole('group', {name: 'Recently read'}).getByRole('option');
  await expect(recent).toHaveText([OTHER_GUIDE.title]);
  const start = page.getByRole('group', {name: 'Get started'}).getByRole('option');
  const {label = '', href = ''} = home.startingPoints[0] ?? {};
  await expect(start.first()).toHaveText(label);
  await expect(start.first()).toHaveAttribute('href', at(href));
  expect(JSON.stringify(await readStorage(page))).not.toContain(path.basename(START));
});

test('filters by click what could be typed', async ({page}) => {
  await search(page, WORD);
  await page.getByRole('button', {name: 'Mutations'}).click();
  await expect(field(page)).toHaveValue(`mutation: ${WORD}`);
  const groups = page.getByRole('listbox').getByRole('group');
  await expect(groups).toHaveCount(1);
  await expect(page.getByRole('option').first()).toContainText('mutation');
  await page.getByRole('button', {name: 'Mutations'}).click();
  await expect(field(page)).toHaveValue(WORD);
});

test('Back closes the palette', async ({page}) => {
  await open(page, START);
  await sidebarLink(page, FIRST_GUIDE.path).click();
  await expect(page).toHaveURL(FIRST_GUIDE.path);
  await page.keyboard.press('/');
  await field(page).fill(WORD);
  await page.goBack();
  await expect(page).toHaveURL(START);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test(
  'the page below the palette does not scroll, and does again after it',
  LONG_ONLY,
  async ({page}) => {
    await search(page, OBJECT.title);
    const root = page.locator('html');
    await expect(root).toHaveCSS('overflow-y', 'hidden');
    await expect(activeOption(page)).toContainText(OBJECT.title);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(OBJECT.path);
    await expect(root).not.toHaveCSS('overflow-y', 'hidden');
  },
);
