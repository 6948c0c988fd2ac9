import {LONG_ONLY} from '../../commands/test/longMode';
import {findPageWith, FIRST_GUIDE, OBJECT, OTHER_GUIDE, QUERY} from '../support/content';
import {goToCrash} from '../support/crash';
import {PAGE_KINDS} from '../support/pages';
import {expect, open, test} from '../support/site';
import {
  findViolationsEverywhere,
  findViolationsHere,
  findViolationsInBothModes,
  NARROW,
  useColorMode,
} from './findViolations';

/*
 * What opens on a page. The search box, the dialog of a diagram and the note that scripts are missing
 * are tested in search/accessibility, diagrams/diagrams and e2e/missingScripts.
 */

const WITH_TABS = findPageWith('tabs__item');

test.beforeEach(({page}) => useColorMode(page, 'light'));

test('axe finds nothing in the menu of small screens, nor in the main menu behind it', async ({
  page,
}) => {
  await page.setViewportSize(NARROW);
  await open(page, FIRST_GUIDE.path);
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await page.getByRole('button', {name: 'Close navigation bar'}).waitFor();
  expect(await findViolationsInBothModes(page)).toEqual([]);
  await page.getByRole('button', {name: /Back to main menu/}).click();
  expect(await findViolationsInBothModes(page)).toEqual([]);
});

if (WITH_TABS !== undefined) {
  test('axe finds nothing where another tab is chosen', LONG_ONLY, async ({page}) => {
    await open(page, WITH_TABS);
    const tab = page.getByRole('tab').nth(1);
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    expect(await findViolationsEverywhere(page)).toEqual([]);
  });
}

test('axe finds nothing where all folds are open', LONG_ONLY, async ({page}) => {
  await open(page, QUERY.path);
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
  });
  expect(await findViolationsEverywhere(page)).toEqual([]);
});

test.describe('after a crash', () => {
  test.use({
    expectedErrors: /page error|console error/,
    intercepts: true,
    savesData: true,
  });

  test('axe finds nothing', async ({page}) => {
    await open(page, FIRST_GUIDE.path);
    await goToCrash(page, OTHER_GUIDE.path, 'no content');
    await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
    expect(await findViolationsEverywhere(page)).toEqual([]);
  });
});

for (const path of [FIRST_GUIDE.path, OBJECT.path]) {
  test(`axe finds nothing on ${path} as it is printed`, LONG_ONLY, async ({page}) => {
    await open(page, path);
    await page.emulateMedia({media: 'print', reducedMotion: 'reduce'});
    expect(await findViolationsHere(page)).toEqual([]);
  });
}

test.describe('in forced colours', () => {
  test.use({
    contextOptions: {forcedColors: 'active'},
    // The not-found page is among the pages, and Chromium reports its status as an error.
    expectedErrors: /status of 404/,
  });

  for (const [kind, details] of [
    ['home', LONG_ONLY],
    ['guide', LONG_ONLY],
    ['reference overview', LONG_ONLY],
    ['not found', {}],
  ] as const) {
    test(`axe finds nothing: ${kind}`, details, async ({page}) => {
      await open(page, PAGE_KINDS[kind]!);
      // The colours are the system's, of which axe sees but a part.
      const found = await findViolationsEverywhere(page);
      expect(found.filter((one) => !one.includes(': color-contrast '))).toEqual([]);
    });
  }
});
