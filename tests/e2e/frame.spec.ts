import type {Locator, Page} from '@playwright/test';
import {settings} from '../support/settings';
import {expect, open, sidebarLink, test, waitForFrames} from '../support/site';
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

const COLUMNS = ['article', '.theme-doc-toc-desktop', '.theme-doc-sidebar-container'];
const HEADINGS = ['main h1', 'article h2'];
const WIDTHS = [997, 1200, 1440, 1920];

interface Measures {
  readonly left: number;
  readonly right: number;
  readonly fontSize: string;
  readonly marginTop: string;
}

/** The measures of the first element of each kind on a page, at each width. */
async function measureAtWidths(page: Page, path: string) {
  await open(page, path);
  const all: Record<number, Readonly<Record<string, Measures>>> = {};
  for (const width of WIDTHS) {
    await page.setViewportSize({width, height: 900});
    await waitForFrames(page);
    all[width] = await page.evaluate(measureHere, [...COLUMNS, ...HEADINGS]);
  }
  return all;
}

/** Runs in the browser. */
function measureHere(selectors: readonly string[]): Record<string, Measures> {
  return Object.fromEntries(
    selectors.map((selector) => {
      const element = document.querySelector(selector);
      if (!element) throw new Error(`There is no ${selector}.`);
      const {left, right} = element.getBoundingClientRect();
      const {fontSize, marginTop} = getComputedStyle(element);
      return [selector, {left, right, fontSize, marginTop}];
    }),
  );
}

test.describe('guides and reference pages are one product', () => {
  test('with the same columns and headings at every width', async ({page}) => {
    const onGuide = await measureAtWidths(page, OTHER_GUIDE.path);
    const inReference = await measureAtWidths(page, OBJECT.path);
    for (const width of WIDTHS) {
      const pick = (
        measures: Readonly<Record<string, Measures>> | undefined,
      ): readonly unknown[] => [
        ...COLUMNS.map((column) => [measures?.[column]?.left, measures?.[column]?.right]),
        // A heading is as wide as its text.
        ...HEADINGS.map((heading) => [
          measures?.[heading]?.left,
          measures?.[heading]?.fontSize,
        ]),
        measures?.['article h2']?.marginTop,
      ];
      expect(pick(inReference[width]), `at ${width} px`).toEqual(pick(onGuide[width]));
    }
  });

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
      if (width <= 996) {
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
