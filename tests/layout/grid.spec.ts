import type {Page} from '@playwright/test';
import {LONG_ONLY} from '../../commands/test/longMode';
import {
  FIRST_GUIDE,
  MUTATION,
  OBJECT,
  OTHER_GUIDE,
  pathsLike,
  QUERY,
  REFERENCE,
} from '../support/content';
import {expect, open, sidebarLink, test, waitForFrames} from '../support/site';

/** The page of the longest name. */
const LONGEST = pathsLike(/^\/docs\/graphql\/\w+\/\w+\/./).reduce((longest, path) =>
  path.split('/').at(-1)!.length > longest.split('/').at(-1)!.length ? path : longest,
);

async function resize(page: Page, width: number, height = 900): Promise<void> {
  await page.setViewportSize({width, height});
  await waitForFrames(page);
}

/** The edges in px and the size of the text of what each selector finds first. */
function measure(page: Page, ...selectors: readonly string[]) {
  return page.evaluate(
    (all) =>
      all.map((selector) => {
        const element = document.querySelector(selector);
        if (!element) throw new Error(`There is no ${selector}.`);
        const {left, right} = element.getBoundingClientRect();
        const {fontSize, marginTop} = getComputedStyle(element);
        return {left: Math.round(left), right: Math.round(right), fontSize, marginTop};
      }),
    selectors,
  );
}

test('guides and reference pages have the same columns and headings', async ({page}) => {
  const all = [];
  for (const path of [OTHER_GUIDE.path, OBJECT.path, QUERY.path, REFERENCE]) {
    await open(page, path);
    const atWidths = [];
    for (const width of [997, 1200, 1440, 1920]) {
      await resize(page, width);
      const [sidebar, contents, title, heading, footer, link] = await measure(
        page,
        '.theme-doc-sidebar-container',
        '.theme-doc-toc-desktop',
        'article h1',
        'article h2',
        '.footer .row',
        '.footer__title',
      );
      // A heading is as wide as its text.
      const {left, fontSize} = title!;
      const {right: _right, ...second} = heading!;
      atWidths.push({width, sidebar, left, fontSize, second});
      if (width < 1200) continue;
      expect(link!.left, `${path} at ${width} px`).toBe(left);
      // The request takes the place of the contents.
      if (path === QUERY.path && width >= 1280) continue;
      const rest = footer!.right - contents!.right;
      expect(rest, `${path} at ${width} px`).toBeGreaterThanOrEqual(0);
      expect(rest, `${path} at ${width} px`).toBeLessThanOrEqual(16);
    }
    all.push(atWidths);
  }
  const [guide, object, ...others] = all;
  expect(object).toEqual(guide);
  // A request or a list may come between the title and the first heading.
  const withoutSecond = (atWidths: typeof guide) =>
    atWidths?.map(({second: _second, ...rest}) => rest);
  for (const other of others) expect(withoutSecond(other)).toEqual(withoutSecond(guide));
});

test('the contents mark the section that is in view', LONG_ONLY, async ({page}) => {
  await open(page, OBJECT.path);
  const contents = page.locator('.theme-doc-toc-desktop');
  for (const link of [contents.locator('a').last(), contents.locator('a').nth(2)]) {
    const id = (await link.getAttribute('href'))?.slice(1);
    await page.locator(`[id="${id}"]`).evaluate((element) => element.scrollIntoView());
    await expect(contents.locator('.table-of-contents__link--active')).toHaveText(
      (await link.textContent()) ?? '',
    );
  }
});

test('the sidebar stays where the reader has scrolled it', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 320});
  await open(page, MUTATION.path);
  const link = sidebarLink(page, OTHER_GUIDE.path);
  await link.scrollIntoViewIfNeeded();
  const menu = page.locator('.theme-doc-sidebar-container .menu');
  expect(await menu.evaluate(({scrollTop}) => scrollTop)).toBeGreaterThan(0);
  await link.click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(OTHER_GUIDE.title);
  await expect(link).toBeInViewport();
});

test('the sidebar shows whole names, from 997 px beside the text and up to 996 px behind a button', async ({
  page,
}) => {
  await open(page, LONGEST);
  const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  const names = page.locator('.theme-doc-sidebar-menu :is(a, summary):visible');
  for (const width of [1280, 997, 996, 320]) {
    await resize(page, width);
    await expect(toggle).toBeVisible({visible: width <= 996});
    await expect(sidebar).toBeVisible({visible: width > 996});
    if (width === 320) await toggle.click();
    const cut = await names.evaluateAll((elements) =>
      elements
        .filter(
          (element) =>
            element.scrollWidth > element.clientWidth + 1 ||
            element.scrollHeight > element.clientHeight + 1,
        )
        .map(({textContent}) => textContent),
    );
    expect(cut, `${width} px`).toEqual([]);
  }
  await expect(names.and(page.locator('[aria-current=page]'))).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('"On this page" is a list above guides and types', async ({page}) => {
      for (const {path} of [FIRST_GUIDE, OBJECT]) {
        await page.goto(path);
        const contents = page.locator('.table-of-contents').first();
        await expect(contents).toBeVisible();
        await expect(page.locator('.theme-doc-toc-mobile')).toBeHidden();
        const {y} = (await contents.boundingBox())!;
        const title = (await page.locator('article h1').boundingBox())!;
        expect(y, path).toBeLessThan(title.y);
        const link = contents.getByRole('link').last();
        const target = await link.getAttribute('href');
        await link.click();
        await expect(page.locator(`[id="${target!.slice(1)}"]`)).toBeInViewport();
      }
    });
  });
});
