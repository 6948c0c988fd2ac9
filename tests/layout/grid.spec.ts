import {FIRST_GUIDE, HOME, OBJECT, QUERY, REFERENCE} from '../support/content';
import {expect, open, test, waitForFrames} from '../support/site';
import type {Page} from '@playwright/test';

/** The left and right edge of what a selector finds first, in px. */
async function edgesOf(
  page: Page,
  selector: string,
): Promise<{readonly left: number; readonly right: number}> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not shown.`);
  return {left: Math.round(box.x), right: Math.round(box.x + box.width)};
}

const WIDTHS = [1200, 1440, 1920];

async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({width, height: 900});
  await waitForFrames(page);
}

for (const [kind, {path}] of Object.entries({
  guide: FIRST_GUIDE,
  type: OBJECT,
  operation: QUERY,
})) {
  test(`title, contents and footer of a ${kind} stand in the same columns`, async ({
    page,
  }) => {
    await open(page, path);
    for (const width of WIDTHS) {
      await resize(page, width);
      const title = await edgesOf(page, 'article h1');
      const footer = await edgesOf(page, '.footer .row');
      const contents = await edgesOf(page, '.theme-doc-toc-desktop');
      const link = await edgesOf(page, '.footer__title');
      expect(link.left, `${width} px`).toBe(title.left);
      expect(contents.right, `${width} px`).toBeLessThanOrEqual(footer.right);
      expect(footer.right - contents.right, `${width} px`).toBeLessThanOrEqual(16);
    }
  });
}

test('the title of a reference page stands where that of a guide does, and is as large', async ({
  page,
}) => {
  const titles = [];
  for (const path of [FIRST_GUIDE.path, OBJECT.path, QUERY.path, REFERENCE]) {
    await open(page, path);
    const atWidths = [];
    for (const width of WIDTHS) {
      await resize(page, width);
      const {left} = await edgesOf(page, 'article h1');
      const size = await page
        .locator('article h1')
        .evaluate((title) => getComputedStyle(title).fontSize);
      atWidths.push({width, left, size});
    }
    titles.push(atWidths);
  }
  const [guide, ...others] = titles;
  for (const title of others) expect(title).toEqual(guide);
});

test('the home page and its footer begin at one edge', async ({page}) => {
  await open(page, HOME);
  for (const width of WIDTHS) {
    await resize(page, width);
    const title = await edgesOf(page, 'h1');
    const footer = await edgesOf(page, '.footer__title');
    expect(footer.left, `${width} px`).toBe(title.left);
  }
});

test('on a phone the version and "On this page" share a line', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, FIRST_GUIDE.path);
  const badge = await page.locator('.theme-doc-version-badge').boundingBox();
  const contents = await page.locator('.theme-doc-toc-mobile').boundingBox();
  expect(contents!.x).toBeGreaterThanOrEqual(badge!.x + badge!.width);
  expect(Math.abs(contents!.y - badge!.y)).toBeLessThan(16);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false, viewport: {width: 390, height: 844}});

  for (const [kind, {path}] of Object.entries({guide: FIRST_GUIDE, type: OBJECT})) {
    test(`"On this page" is a list above a ${kind} on a phone`, async ({page}) => {
      await page.goto(path);
      const contents = page.locator('.table-of-contents').first();
      await expect(contents).toBeVisible();
      await expect(page.locator('.theme-doc-toc-mobile')).toBeHidden();
      const {y = 0} = (await contents.boundingBox()) ?? {};
      const title = await page.locator('article h1').boundingBox();
      expect(y).toBeLessThan(title!.y);
      const link = contents.getByRole('link').last();
      const target = await link.getAttribute('href');
      await link.click();
      await expect(page.locator(`[id="${target!.slice(1)}"]`)).toBeInViewport();
    });
  }
});
