import type {Page} from '@playwright/test';
import {expect, open, test} from '../support/site';
import {articleLink} from './referencePage';
import {MUTATED, MUTATION, OBJECT, QUERY, REFERENCE} from '../support/content';

/** Expects the element below the navbar and above the end of the window. */
async function expectBelowNavbar(page: Page, id: string): Promise<void> {
  const element = page.locator(`[id="${id}"]`);
  await expect(element).toBeInViewport();
  const navbar = await page.locator('.navbar').first().boundingBox();
  await expect
    .poll(async () => (await element.boundingBox())?.y ?? -1)
    .toBeGreaterThanOrEqual((navbar?.y ?? 0) + (navbar?.height ?? 0) - 1);
}

test('an anchor is below the navbar after a click, a load and a change of page', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 400});
  await open(page, OBJECT.path);
  const article = page.getByRole('article');
  // The id of an argument has a dot.
  const ids = await article
    .locator('.gql-member [id]')
    .evaluateAll((elements) => elements.map(({id}) => id));
  const field = ids.findLast((id) => !id.includes('.')) ?? '';
  await article.locator(`a[href="#${field}"]`).first().click();
  await expectBelowNavbar(page, field);
  expect(new URL(page.url()).hash).toBe(`#${field}`);

  const link = article.locator(`a[href^="${REFERENCE}"][href*="#"]:visible`).last();
  const href = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(href);
  await expectBelowNavbar(page, href.split('#')[1] ?? '');

  const argument = ids.findLast((id) => id.includes('.')) ?? field;
  await open(page, `${OBJECT.path}#${argument}`);
  await expectBelowNavbar(page, argument);
});

test('by keyboard a type opens with Enter, and a fold opens and closes', async ({
  page,
}) => {
  await open(page, MUTATION.path);
  const fold = page.getByRole('article').locator('details:visible').first();
  await fold.locator('> summary').focus();
  await page.keyboard.press('Enter');
  await expect(fold).toHaveAttribute('open');
  await expect(fold.getByRole('listitem').first()).toBeVisible();
  await page.keyboard.press('Space');
  await expect(fold).not.toHaveAttribute('open');
  await articleLink(page, MUTATED.path).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(MUTATED.title);
});

test.describe('on a narrow screen', () => {
  test.use({viewport: {width: 375, height: 700}});

  test('the drawer shows the navigation of the page and closes when one leaves it', async ({
    page,
  }) => {
    await open(page, QUERY.path);
    const drawer = page.locator('.navbar-sidebar .theme-doc-sidebar-menu');
    const button = page.getByRole('button', {name: 'Toggle navigation bar'});
    await button.click();
    await expect(drawer.locator('[aria-current=page]')).toHaveText(QUERY.title);
    const other = drawer
      .locator(`a[href^="${REFERENCE}"]:not([href*="#"], [href$="/"], [aria-current])`)
      .filter({visible: true})
      .first();
    const name = (await other.textContent()) ?? '';
    await other.click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(name);
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
    await button.click();
    await expect(drawer.locator('[aria-current=page]')).toHaveText(name);
  });

  test('the table of contents is folded above the text and leads to a section', async ({
    page,
  }) => {
    await open(page, OBJECT.path);
    const contents = page.locator('.theme-doc-toc-mobile');
    await contents.getByText('On this page').click();
    // While it unfolds, it would push the section away again.
    await expect(contents.locator('[style*="height: auto"]')).toBeVisible();
    await contents.getByRole('link', {name: 'Used by'}).click();
    await expectBelowNavbar(page, 'used-by');
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('an operation is complete, and its links, folds and contents work', async ({
    page,
  }) => {
    await page.goto(MUTATION.path);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(MUTATION.title);
    for (const name of ['Arguments', 'Returns'])
      await expect(page.getByRole('heading', {level: 2, name})).toBeVisible();
    const fold = page.getByRole('article').locator('details:visible').first();
    await fold.locator('> summary').click();
    await expect(fold.getByRole('listitem').first()).toBeVisible();
    const headings = page.getByRole('navigation', {name: 'On this page'});
    await headings.getByRole('link', {name: 'Returns'}).click();
    await expect(page.locator('#returns')).toBeInViewport();
    // In wider windows the request takes the place of the contents.
    await page.setViewportSize({width: 1200, height: 800});
    const contents = page.locator('.theme-doc-toc-desktop');
    await contents.getByRole('link', {name: 'Returns'}).click();
    await expect(page.locator('#returns')).toBeInViewport();
    await articleLink(page, MUTATED.path).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(MUTATED.title);
  });
});
