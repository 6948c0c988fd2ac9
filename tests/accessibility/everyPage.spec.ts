import {EVERY_PATH, PAGE_KINDS} from '../support/pages';
import {expect, open, test} from '../support/site';
import {
  findViolationsHere,
  findViolationsInBothModes,
  useColorMode,
  type ColorMode,
} from './findViolations';
import {FIRST_GUIDE} from '../support/content';

/** Parts of the list of pages: a part is done in well under the limit on a busy machine, too. */
const PARTS = 16;
const MODES: readonly ColorMode[] = ['light', 'dark'];
/** The not-found page is among the pages, and Chromium reports its status as an error. */
const NOT_FOUND = /status of 404/;

test.use({expectedErrors: NOT_FOUND});

for (let part = 0; part < PARTS; part += 1) {
  test(`axe finds nothing on any page, part ${part + 1} of ${PARTS}`, async ({page}) => {
    await useColorMode(page, 'light');
    const paths = EVERY_PATH.filter((_path, index) => index % PARTS === part);
    const tested: string[] = [];
    const found: string[] = [];
    for (const path of paths) {
      await open(page, path);
      found.push(...(await findViolationsInBothModes(page)));
      tested.push(path);
    }
    expect(found).toEqual([]);
    expect(tested).toEqual(paths);
  });
}

for (const mode of MODES) {
  for (const [kind, path] of Object.entries(PAGE_KINDS)) {
    test(`axe finds nothing at 320 px in ${mode} mode: ${kind}`, async ({page}) => {
      await page.setViewportSize({width: 320, height: 640});
      await useColorMode(page, mode);
      await open(page, path);
      expect(await findViolationsHere(page)).toEqual([]);
    });
  }

  test(`axe finds nothing in the menu of small screens in ${mode} mode`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 390, height: 800});
    await useColorMode(page, mode);
    await open(page, FIRST_GUIDE.path);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await page.getByRole('button', {name: 'Close navigation bar'}).waitFor();
    expect(await findViolationsHere(page)).toEqual([]);
  });
}

test('no list of the site is left out', () => {
  // A list that came out short would make everything above pass.
  expect(EVERY_PATH.length).toBeGreaterThan(Object.keys(PAGE_KINDS).length);
  expect(EVERY_PATH).toEqual(expect.arrayContaining(Object.values(PAGE_KINDS)));
});

test('axe finds what is wrong in light and in dark mode', async ({page}) => {
  await page.setContent(`<html lang="en"><title>Test</title><main><h1>Test</h1>
    <img src="data:,"><p>Text</p></main>
    <style>p {color: #eee} [data-theme=dark] {background: #000; color: #fff} [data-theme=dark] p {color: #222}</style>`);
  const contrast =
    'blank: color-contrast (Elements must meet minimum color contrast ratio thresholds), 1x: p';
  expect(await findViolationsInBothModes(page)).toEqual([
    contrast,
    'blank: image-alt (Images must have alternative text), 1x: img',
    `${contrast}, in dark mode`,
  ]);
});
