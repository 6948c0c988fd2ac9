import {readdirSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {expect, test} from '@playwright/test';
import {findPage} from './findPage';

for (const [content, className] of [
  ['code', 'hl-keyword'],
  ['diagrams', 'diagram'],
] as const) {
  test(`${content}: no style attribute, no style element, every id once`, async ({
    page,
    request,
  }) => {
    await page.goto(await findPage(request, className));
    expect(await page.locator('figure [style], figure style').count()).toBe(0);
    const ids = await page
      .locator('[id]')
      .evaluateAll((elements) => elements.map(({id}) => id));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
}

test('a diagram wider than the window scrolls in its own box, by keyboard too', async ({
  page,
  request,
}) => {
  await page.setViewportSize({width: 320, height: 800});
  await page.goto(await findPage(request, 'diagram'));
  const box = page.locator('.diagram [role=group]').first();
  await box.evaluate((element) =>
    element.querySelector('svg')?.setAttribute('width', '900'),
  );
  await box.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => box.evaluate(({scrollLeft}) => scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('the text of every diagram is at least 12 px high', async ({page, request}) => {
  await page.goto(await findPage(request, 'diagram'));
  const sizes = await page.locator('.diagram svg text').evaluateAll((texts) =>
    texts.map((text) => {
      const scale = (text as SVGTextElement).getScreenCTM()?.a ?? 0;
      return parseFloat(getComputedStyle(text).fontSize) * scale;
    }),
  );
  expect(sizes.length).toBeGreaterThan(0);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
});

test('no script holds a highlighter or a diagram engine', () => {
  const folder = fileURLToPath(new URL('../../site/build/assets/js/', import.meta.url));
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  const found = scripts.filter((name) =>
    // Words of Prism, of highlight.js and of the layout engine of the diagrams.
    /template-punctuation|subLanguage|org\.eclipse\.elk/.test(
      readFileSync(folder + name, 'utf8'),
    ),
  );
  expect(found).toEqual([]);
});
