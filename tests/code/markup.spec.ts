import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {BUILD} from '../../commands/paths';
import {findPageWith, OBJECT, QUERY} from '../support/content';

for (const address of new Set(
  ['hl-keyword', 'diagram'].flatMap((className) => findPageWith(className) ?? []),
)) {
  test(`figures of ${address}: no style attribute, no style element, every id once`, async ({
    page,
  }) => {
    await page.goto(address);
    expect(await page.locator('figure [style], figure style').count()).toBe(0);
    const ids = await page
      .locator('[id]')
      .evaluateAll((elements) => elements.map(({id}) => id));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
}

for (const address of new Set([
  ...[findPageWith('language-graphql') ?? []].flat(),
  QUERY.path,
  OBJECT.path,
])) {
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

test('no script holds a highlighter or a diagram engine', () => {
  const folder = path.join(BUILD, 'assets/js');
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  const found = scripts.filter((name) =>
    // Words of Prism, of highlight.js and of the layout engine of the diagrams.
    /template-punctuation|subLanguage|org\.eclipse\.elk/.test(
      readFileSync(path.join(folder, name), 'utf8'),
    ),
  );
  expect(found).toEqual([]);
});
