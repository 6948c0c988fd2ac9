import {findPageWith, HOME, OBJECT, QUERY} from '../support/content';
import {expect, open, test} from '../support/site';

const WITH_CODE = findPageWith('hl-keyword') ?? HOME;
const WITH_GRAPHQL = findPageWith('language-graphql') ?? QUERY.path;
const WITH_REFUSED = findPageWith('code-frame--refused');

for (const address of new Set([WITH_GRAPHQL, QUERY.path, OBJECT.path])) {
  test(`no operation or definition on ${address} is cut at the right`, async ({page}) => {
    for (const width of [320, 1440]) {
      await page.setViewportSize({width, height: 800});
      await page.goto(address);
      const folds = page.locator('details:has(.code-frame)');
      await folds.evaluateAll((all: HTMLDetailsElement[]) => {
        for (const fold of all) fold.open = true;
      });
      const boxes = page.locator('pre:is(:has(.language-graphql), [class*=wrapped])');
      expect(await boxes.count()).toBeGreaterThan(0);
      const cut = await boxes.evaluateAll((all) =>
        all
          .filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth)
          .map(({textContent}) => textContent),
      );
      expect(cut).toEqual([]);
    }
  });
}

if (WITH_REFUSED !== undefined) {
  test('a sample that is wrong on purpose is refused with its error', async ({page}) => {
    await open(page, WITH_REFUSED);
    const frame = page.locator('figure.code-frame--refused').first();
    await expect(frame.locator('figcaption')).toContainText('Refused');
    await expect(frame).toContainText('Error: ');
    await expect(frame.getByRole('button')).toHaveCount(0);
    await expect(frame).toHaveCSS('border-top-style', 'dashed');
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('code is coloured and has no button', async ({page}) => {
    await page.goto(WITH_CODE);
    const plain = page.locator('pre').first();
    const color = await plain.evaluate((element) => getComputedStyle(element).color);
    await expect(page.locator('pre .hl-keyword').first()).not.toHaveCSS('color', color);
    await expect(page.getByRole('button', {name: 'Copy'})).toHaveCount(0);
  });
});
