import path from 'node:path';
import {home} from '../support/settings';
import {expect, open, readStorage, sidebarLink, test} from '../support/site';
import {activeOption, box, field, markDocument, option, search, START} from './palette';
import {
  FIELD,
  FIRST_GUIDE,
  MUTATION,
  OBJECT,
  OTHER_GUIDE,
  REFERENCE,
  WORD,
} from '../support/content';

test('mouse: opens by the box, leads to the page of a result and closes', async ({
  page,
}) => {
  await open(page, START);
  const isSameDocument = await markDocument(page);
  await box(page).click();
  await field(page).fill(MUTATION.title);
  await option(page, new RegExp(`^${MUTATION.title}`))
    .first()
    .click();
  await expect(page).toHaveURL(MUTATION.path);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(MUTATION.title);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await isSameDocument()).toBe(true);
});

test('mouse: closes beside the dialog and by the button', async ({page}) => {
  await search(page, WORD);
  await page.mouse.click(5, 300);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await box(page).click();
  await page.getByRole('dialog').getByRole('button', {name: 'Close'}).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

for (const key of ['/', 'Control+k', 'Meta+k']) {
  test(`keyboard: opens with ${key} and gives the focus back on Escape`, async ({
    page,
  }) => {
    await open(page, START);
    await box(page).focus();
    await page.keyboard.press(key);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(box(page)).toBeFocused();
  });
}

test('keyboard: goes through the results and round their ends', async ({page}) => {
  await search(page, WORD);
  await expect(activeOption(page)).toBeVisible();
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

test('keyboard: Enter leads to the very field', async ({page}) => {
  await search(page, `${OBJECT.title}.${FIELD}`);
  await expect(activeOption(page)).toContainText(FIELD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${OBJECT.path}#${FIELD}`);
  await expect(page.locator(`[id="${FIELD}"]`)).toBeInViewport();
});

test('keyboard: Ctrl+Enter opens a new tab and keeps the palette', async ({
  page,
  context,
}) => {
  await search(page, MUTATION.title);
  await expect(activeOption(page)).toContainText(MUTATION.title);
  const newTab = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  await expect(await newTab).toHaveURL(MUTATION.path);
  await expect(field(page)).toBeVisible();
});

test('keyboard: a slash that is typed into the palette stays a slash', async ({page}) => {
  await search(page, 'a');
  await page.keyboard.press('/');
  await expect(field(page)).toHaveValue('a/');
});

test('touch: finds and follows a result', async ({browser, baseURL}) => {
  const context = await browser.newContext({
    ...(baseURL !== undefined && {baseURL}),
    hasTouch: true,
    isMobile: true,
    viewport: {width: 390, height: 800},
  });
  const page = await context.newPage();
  await open(page, START);
  await box(page).tap();
  await field(page).fill(MUTATION.title);
  await option(page, new RegExp(`^${MUTATION.title}`))
    .first()
    .tap();
  await expect(page).toHaveURL(MUTATION.path);
  await context.close();
});

test('the text that is selected on the page is the first query', async ({page}) => {
  await open(page, START);
  await page.getByRole('heading', {level: 1}).selectText();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toHaveValue(OTHER_GUIDE.title);
  await expect(activeOption(page)).toContainText(OTHER_GUIDE.title, {ignoreCase: true});
});

test('an empty box offers where to start and what was read in this visit', async ({
  page,
}) => {
  await open(page, START);
  await page.getByRole('link', {name: 'API reference', exact: true}).first().click();
  await expect(page).toHaveURL(REFERENCE);
  await box(page).click();
  const recent = page.getByRole('group', {name: 'Recently read'}).getByRole('option');
  await expect(recent).toHaveText([OTHER_GUIDE.title]);
  const start = page.getByRole('group', {name: 'Start here'}).getByRole('option');
  await expect(start.first()).toHaveText(home.startingPoints[0]?.label ?? '');
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

test('a filter by click takes the place of any that is typed', async ({page}) => {
  for (const typed of ['input: space', 'directive:space', 'Subscription: space']) {
    await search(page, typed);
    await page.getByRole('button', {name: 'Enums'}).click();
    await expect(field(page)).toHaveValue('enum: space');
  }
});

test('Back closes the palette', async ({page}) => {
  await open(page, START);
  await sidebarLink(page, FIRST_GUIDE.path).click();
  await expect(page).toHaveURL(FIRST_GUIDE.path);
  await page.keyboard.press('/');
  await field(page).fill('space');
  await page.goBack();
  await expect(page).toHaveURL(START);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('gives the focus back to where it was', async ({page}) => {
  await open(page, START);
  const link = page.getByRole('link', {name: 'Docs', exact: true}).first();
  await link.focus();
  await page.keyboard.press('/');
  await page.getByRole('dialog').getByRole('button', {name: 'Close'}).click();
  await expect(link).toBeFocused();
});

test('marks the words of the query', async ({page}) => {
  await search(page, WORD);
  const marks = page.getByRole('option').locator('mark');
  await expect(marks.filter({hasText: new RegExp(`^${WORD}$`, 'i')})).not.toHaveCount(0);
});

test('the page below the palette does not scroll, and does again after it', async ({
  page,
}) => {
  await open(page, START);
  const root = page.locator('html');
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await expect(root).toHaveCSS('overflow-y', 'hidden');
  await page.keyboard.press('Escape');
  await expect(root).not.toHaveCSS('overflow-y', 'hidden');

  await page.keyboard.press('/');
  await field(page).fill(OBJECT.title);
  await expect(activeOption(page)).toContainText(OBJECT.title);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(OBJECT.path);
  await expect(root).not.toHaveCSS('overflow-y', 'hidden');
});
