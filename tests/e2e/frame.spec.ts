import type {Locator, Page} from '@playwright/test';
import {settings} from '../support/settings';
import {expect, open, sidebarLink, test} from '../support/site';
import {MUTATION, OBJECT, OTHER_GUIDE, pathsLike, REFERENCE} from '../support/content';

/** The page of the longest name. */
const LONGEST = pathsLike(/^\/docs\/graphql\/\w+\/\w+\/./).reduce((longest, path) =>
  path.slice(path.lastIndexOf('/')).length >
  longest.slice(longest.lastIndexOf('/')).length
    ? path
    : longest,
);

function sidebar(page: Page): Locator {
  return page.locator('.theme-doc-sidebar-container .menu');
}

/** What a measure of the first element that fits is on a page. */
async function measure(page: Page, path: string, selector: string) {
  await open(page, path);
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const {left, right} = element.getBoundingClientRect();
      const {fontSize, marginTop} = getComputedStyle(element);
      return {left, right, fontSize, marginTop};
    });
}

test.describe('guides and reference pages are one product', () => {
  for (const width of [997, 1200, 1440, 1920]) {
    test(`with the same columns and headings at ${width} px`, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      for (const selector of [
        'article',
        'main h1',
        '.theme-doc-toc-desktop',
        '.theme-doc-sidebar-container',
      ]) {
        const guide = await measure(page, OTHER_GUIDE.path, selector);
        const reference = await measure(page, OBJECT.path, selector);
        // A heading is as wide as its text.
        const {right: _, ...rest} = reference;
        expect(rest, selector).toMatchObject(
          selector === 'main h1'
            ? {left: guide.left, fontSize: guide.fontSize}
            : {left: guide.left},
        );
        if (selector !== 'main h1') expect(reference.right, selector).toBe(guide.right);
      }
      const guide = await measure(page, OTHER_GUIDE.path, 'article h2');
      const reference = await measure(page, OBJECT.path, 'article h2');
      expect(reference).toMatchObject({
        fontSize: guide.fontSize,
        marginTop: guide.marginTop,
      });
    });
  }

  test('with a table of contents that marks where one is', async ({page}) => {
    await open(page, OBJECT.path);
    const current = page.locator(
      '.theme-doc-toc-desktop .table-of-contents__link--active',
    );
    await page.locator('#used-by').evaluate((element) => {
      element.scrollIntoView();
    });
    await expect(current).toHaveText('Used by');
    const third = page.locator('.theme-doc-toc-desktop a').nth(2);
    const [label, href] = [await third.textContent(), await third.getAttribute('href')];
    await page.locator(`[id="${href?.slice(1)}"]`).evaluate((element) => {
      element.scrollIntoView();
    });
    await expect(current).toHaveText(label ?? '');
  });

  test('with a link to the line of the schema that defines the element, if any', async ({
    page,
  }) => {
    await open(page, OBJECT.path);
    const link = page.getByRole('link', {name: 'Edit this page'});
    await expect(link).toHaveCount(settings.editUrl === undefined ? 0 : 1);
    for (const one of await link.all()) {
      await expect(one).toHaveAttribute('href', /^https?:.*\.\w+#L\d+$/);
    }
  });
});

test.describe('the sidebar', () => {
  test('is the same on a guide and in the reference, with the branch of the page', async ({
    page,
  }) => {
    const read = () =>
      sidebar(page).evaluate((element) =>
        [...element.querySelectorAll(':scope > ul > li')].map((item) =>
          (item.querySelector('a, summary') ?? item).textContent.trim(),
        ),
      );
    await open(page, OTHER_GUIDE.path);
    const onGuide = await read();
    await open(page, MUTATION.path);
    expect(await read()).toEqual(onGuide);
    expect(onGuide.length).toBeGreaterThan(1);
    await expect(sidebarLink(page, MUTATION.path)).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  test('stays where the reader has scrolled it', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 320});
    await open(page, MUTATION.path);
    const link = sidebarLink(page, OTHER_GUIDE.path);
    await link.scrollIntoViewIfNeeded();
    const scrolled = await sidebar(page).evaluate(({scrollTop}) => scrollTop);
    expect(scrolled).toBeGreaterThan(0);
    await link.click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(OTHER_GUIDE.title);
    await expect(link).toBeInViewport();
  });

  for (const width of [1280, 320]) {
    test(`shows whole names at ${width} px`, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      await open(page, LONGEST);
      if (width < 996) {
        await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      }
      const cut = await page
        .locator('.theme-doc-sidebar-menu :is(a, summary):visible')
        .evaluateAll((elements) =>
          elements
            .filter(
              (element) =>
                element.scrollWidth > element.clientWidth + 1 ||
                element.scrollHeight > element.clientHeight + 1,
            )
            .map(({textContent}) => textContent),
        );
      expect(cut).toEqual([]);
      await expect(
        page.locator('.theme-doc-sidebar-menu [aria-current=page]:visible'),
      ).toBeVisible();
    });
  }
});

test('of the two pages of a directive one is canonical, before and after hydration', async ({
  page,
  request,
}) => {
  for (const name of ['include', 'skip']) {
    const canonical = `${settings.url}${REFERENCE}types/directives/${name}`;
    for (const folder of ['operations', 'types']) {
      const path = `${REFERENCE}${folder}/directives/${name}`;
      const html = await (await request.get(path)).text();
      expect(/rel="?canonical"? href="?([^" >]*)/.exec(html)?.[1]).toBe(canonical);
      await open(page, path);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        canonical,
      );
      await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
    }
  }
});
