import {expect, open, readStorage, sidebarLink, test} from '../support/site';
import {
  activeOption,
  box,
  field,
  markDocument,
  option,
  search,
  START,
  status,
} from './palette';

test('mouse: opens by the box, leads to the page of a result and closes', async ({
  page,
}) => {
  await open(page, START);
  const isSameDocument = await markDocument(page);
  await box(page).click();
  await field(page).fill('user connection status');
  await option(page, /^UserConnectionStatus/).click();
  await expect(page).toHaveURL('/docs/graphql/types/enums/user-connection-status');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('UserConnectionStatus');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await isSameDocument()).toBe(true);
});

test('mouse: closes beside the dialog and by the button', async ({page}) => {
  await search(page, 'space');
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
  await search(page, 'create space');
  await expect(activeOption(page)).toContainText('createSpace');
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
  await search(page, 'User.connectionStatus');
  await expect(activeOption(page)).toContainText('connectionStatus');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/graphql/types/objects/user#connectionStatus');
  await expect(page.locator('[id="connectionStatus"]')).toBeInViewport();
});

test('keyboard: Ctrl+Enter opens a new tab and keeps the palette', async ({
  page,
  context,
}) => {
  await search(page, 'createSpace');
  await expect(activeOption(page)).toContainText('createSpace');
  const newTab = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  await expect(await newTab).toHaveURL('/docs/graphql/operations/mutations/create-space');
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
  await field(page).fill('poll');
  await option(page, /^createPoll/).tap();
  await expect(page).toHaveURL('/docs/graphql/operations/mutations/create-poll');
  await context.close();
});

test('results are links with the address of the section', async ({page}) => {
  await search(page, 'supported languages');
  await expect(option(page, /^Supported languages/)).toHaveAttribute(
    'href',
    '/docs/internationalisation#supported-languages',
  );
});

test('the text that is selected on the page is the first query', async ({page}) => {
  await open(page, START);
  await page.getByRole('heading', {level: 1}).selectText();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toHaveValue('Caching layers');
  await expect(activeOption(page)).toContainText('Caching layers');
});

test('an empty box offers where to start and what was read in this visit', async ({
  page,
}) => {
  await open(page, START);
  await page.getByRole('link', {name: 'Blog', exact: true}).first().click();
  await expect(page).toHaveURL('/blog');
  await box(page).click();
  const recent = page.getByRole('group', {name: 'Recently read'}).getByRole('option');
  await expect(recent).toHaveText(['Caching layers']);
  const start = page.getByRole('group', {name: 'Start here'}).getByRole('option');
  await expect(start.first()).toHaveText('Introduction and quick start');
  expect(JSON.stringify(await readStorage(page))).not.toContain('caching');
});

test('filters by click what could be typed', async ({page}) => {
  await search(page, 'space');
  await page.getByRole('button', {name: 'Mutations'}).click();
  await expect(field(page)).toHaveValue('mutation: space');
  const groups = page.getByRole('listbox').getByRole('group');
  await expect(groups).toHaveCount(1);
  await expect(option(page, /^createSpace/).first()).toContainText('mutation');
  await page.getByRole('button', {name: 'Mutations'}).click();
  await expect(field(page)).toHaveValue('space');
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
  await sidebarLink(page, '/docs/tracking').click();
  await expect(page).toHaveURL('/docs/tracking');
  await page.keyboard.press('/');
  await field(page).fill('space');
  await page.goBack();
  await expect(page).toHaveURL(START);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('gives the focus back to where it was', async ({page}) => {
  await open(page, START);
  const link = page.getByRole('link', {name: 'Blog', exact: true}).first();
  await link.focus();
  await page.keyboard.press('/');
  await page.getByRole('dialog').getByRole('button', {name: 'Close'}).click();
  await expect(link).toBeFocused();
});

test('finds by what is returned', async ({page}) => {
  await search(page, 'query: returns:Space');
  await expect(page.getByRole('option')).toHaveText([/^spaceById/]);
});

test('shows all of a group on demand', async ({page}) => {
  await search(page, 'space');
  const group = page.getByRole('group', {name: 'Types'});
  const shown = await group.getByRole('option').count();
  await group.getByRole('option', {name: /^Show all/}).click();
  await expect(field(page)).toHaveValue('type: space');
  await expect.poll(() => group.getByRole('option').count()).toBeGreaterThan(shown);
});

test('says what comes near where nothing is found', async ({page}) => {
  await search(page, 'nitofucations');
  await expect(status(page)).toHaveText(
    'Nothing found for “nitofucations”. 2 similar names.',
  );
  const misses = page.getByRole('group', {name: 'Did you mean'}).getByRole('option');
  await expect(misses).toHaveText([/^notifications/, /^Notification/]);
});

test('marks the words of the query', async ({page}) => {
  await search(page, 'connection status');
  const marks = option(page, /^UserConnectionStatus/).locator('mark');
  await expect(marks.first()).toHaveText('ConnectionStatus');
});
