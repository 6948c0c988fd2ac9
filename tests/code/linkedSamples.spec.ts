import {findGuideWith, HOME, REFERENCE} from '../support/content';
import {expect, open, test} from '../support/site';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({javaScriptEnabled});

    test('a field in a sample leads to its anchor in the reference', async ({page}) => {
      if (javaScriptEnabled) {
        await open(page, HOME);
        await page.getByRole('tab', {name: 'GraphQL'}).click();
      } else await page.goto(HOME);
      const field = page
        .locator(`pre a[href^="${REFERENCE}types/"][href*="#"]:visible`)
        .first();
      const href = (await field.getAttribute('href')) ?? '';
      await field.click();
      await expect(page).toHaveURL(href);
      const target = page.locator(`[id="${href.replace(/.*#/, '')}"]`);
      await expect(target).toBeInViewport();
      const navbar = await page.locator('.navbar').first().boundingBox();
      await expect
        .poll(async () => (await target.boundingBox())?.y)
        .toBeGreaterThanOrEqual((navbar?.y ?? 0) + (navbar?.height ?? 0));
    });
  });
}

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
    await expect(page.getByRole('heading', {level: 1})).toHaveText(name.split('.')[0]!);
  });
}
