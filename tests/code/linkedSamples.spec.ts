import type {Page} from '@playwright/test';
import {findGuideWith, HOME, REFERENCE} from '../support/content';
import {expect, open, test} from '../support/site';

/** A field of a sample in the current view, and where it leads. */
async function findField(page: Page) {
  const field = page
    .locator(`pre a[href^="${REFERENCE}types/"][href*="#"]:visible`)
    .first();
  const href = (await field.getAttribute('href')) ?? '';
  const [path = '', id = ''] = href.split('#');
  return {field, href, path, target: page.locator(`[id="${id}"]`)};
}

test('a field in a sample leads to its anchor in the reference', async ({page}) => {
  await open(page, HOME);
  await page.getByRole('tab', {name: 'Query'}).click();
  const {field, href, target} = await findField(page);
  await field.click();
  await expect(page).toHaveURL(href);
  await expect(target).toBeInViewport();
  const navbar = await page.locator('.navbar').first().boundingBox();
  await expect
    .poll(async () => (await target.boundingBox())?.y)
    .toBeGreaterThanOrEqual((navbar?.y ?? 0) + (navbar?.height ?? 0));
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a field in a sample leads to its anchor all the same', async ({page}) => {
    await page.goto(HOME);
    const {field, href, target} = await findField(page);
    await field.click();
    await expect(page).toHaveURL(href);
    await expect(target).toBeInViewport();
  });
});

const MENTION = `main p a[href^="${REFERENCE}"]:has(code)`;
const WITH_MENTION = findGuideWith(MENTION);

if (WITH_MENTION !== undefined) {
  test('what a guide names of the schema leads to its place', async ({page}) => {
    await page.goto(WITH_MENTION);
    const mention = page.locator(MENTION).first();
    const href = (await mention.getAttribute('href')) ?? '';
    const name = (await mention.textContent()) ?? '';
    await mention.click();
    await expect(page).toHaveURL(href);
    const [title = ''] = name.split('.');
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
  });
}
