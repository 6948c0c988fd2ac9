import type {Locator, Page} from '@playwright/test';
import {LONG_ONLY} from '../../commands/test/longMode';
import {findGuideWith, MUTATION, pathsLike, readDocument} from '../support/content';
import {openAndListShifts} from '../support/shifts';
import {expect, open, readStorage, test, waitForHydration} from '../support/site';

/** The first operation that has several tabs, and requests in two sizes. */
const OPERATION =
  pathsLike(/^\/docs\/graphql\/operations\/\w+\/./).find((one) => {
    const $ = readDocument(one);
    return $('.gql-request [type=radio]').length === 2 && $('[role=tab]').length > 2;
  }) ?? '';

function tabs(page: Page): Locator {
  return page.locator('.gql-request').getByRole('tab');
}

function selected(page: Page): Locator {
  return page.locator('.gql-request').getByRole('tab', {selected: true});
}

/** The pixels of a frame's code that its box does not show. */
function countCut(frame: Locator): Promise<number> {
  return frame.locator('pre').evaluate((box) => box.scrollHeight - box.clientHeight);
}

async function expectTab(page: Page, name: string): Promise<void> {
  await expect(selected(page)).toHaveText(name);
  await expect(page.locator('.gql-request').getByRole('tabpanel')).toHaveAccessibleName(
    name,
  );
}

/** Two words side by side in a part of the page, and nowhere before it. */
async function findWordsOf(part: Locator): Promise<string> {
  const words = await part.evaluate((panel) => {
    const before = document.createRange();
    before.setStart(document.body, 0);
    before.setEndBefore(panel);
    const pairs = panel.querySelector('code')!.textContent.match(/\b\w+ \w+\b/g) ?? [];
    return pairs.find((pair) => !before.toString().includes(pair));
  });
  if (words === undefined) throw new Error('It says nothing of its own.');
  return words;
}

test('a tab stays chosen in the other size, on another page and after a load', async ({
  page,
}) => {
  await open(page, OPERATION);
  const name = (await tabs(page).nth(1).textContent()) ?? '';
  await selected(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(selected(page)).toBeFocused();
  await expectTab(page, name);
  await page.locator('.gql-request').getByRole('radio').nth(1).check();
  await expectTab(page, name);
  await open(page, MUTATION.path);
  await expectTab(page, name);
  await page.reload();
  await waitForHydration(page);
  await expectTab(page, name);
  expect(Object.values(await readStorage(page))).toContain(
    await selected(page).getAttribute('data-tab'),
  );
});

test('code of up to 24 lines is shown whole, and longer code after a click', async ({
  page,
}) => {
  await open(page, OPERATION);
  await page.locator('.gql-request').getByRole('radio').nth(1).check();
  let folded = 0;
  for (const frame of await page.locator('.gql-request figure:visible').all()) {
    const lines = (await frame.locator('pre').innerText()).trimEnd().split('\n').length;
    const box = frame.getByRole('checkbox', {name: `Show all ${lines} lines`});
    await expect(box).toHaveCount(lines > 24 ? 1 : 0);
    if (lines > 24) {
      folded++;
      expect(await countCut(frame)).toBeGreaterThan(20);
      await box.check();
    }
    expect(await countCut(frame)).toBeLessThanOrEqual(1);
  }
  expect(folded).toBeGreaterThan(0);
});

test('a request of a guide is shown in the language that was chosen on a page of the reference', async ({
  page,
}) => {
  await open(page, OPERATION);
  await tabs(page).filter({hasText: 'curl'}).click();
  const guide = findGuideWith('[data-request]');
  await open(page, guide!);
  const link = page.getByRole('link', {name: 'In other languages'}).first();
  const document = await page
    .locator('figure', {has: link})
    .locator('code')
    .textContent();
  await link.press('Enter');
  const tab = page.getByRole('tab', {name: 'curl', selected: true});
  await expect(tab).toBeFocused();
  await expect(link).toBeHidden();
  const panel = page.getByRole('tabpanel', {name: 'curl'});
  await expect(panel).toContainText(document!.trim().split('\n', 1)[0]!);
});

test('search in the page finds what is behind a tab, and shows it', async ({page}) => {
  await open(page, OPERATION);
  const names = await tabs(page).allTextContents();
  await expectTab(page, names[0] ?? '');
  const words = await findWordsOf(page.locator('.gql-request [role=tabpanel]').nth(1));
  // Chromium looks for a text in an address as it looks for one that a reader types.
  await page.goto(`${OPERATION}#:~:text=${encodeURIComponent(words)}`);
  await expectTab(page, names[1] ?? '');
  await expect(page.locator('.gql-request').getByRole('tabpanel')).toBeInViewport();
  const found = await tabs(page).nth(1).getAttribute('data-tab');
  expect(Object.values(await readStorage(page))).not.toContain(found);
});

test(
  'search in the page finds what is in the size that is not chosen, and shows it',
  LONG_ONLY,
  async ({page}) => {
    await open(page, OPERATION);
    const sizes = page.locator('.gql-request .gql-size');
    const choices = page.locator('.gql-request').getByRole('radio');
    await expect(sizes.nth(1).locator('figure').first()).toBeHidden();
    const words = await findWordsOf(sizes.nth(1));
    await page.goto(`${OPERATION}#:~:text=${encodeURIComponent(words)}`);
    await expect(choices.nth(1)).toBeChecked();
    await expect(sizes.nth(1).locator('figure').first()).toBeInViewport();
    await expect(sizes.nth(0)).toBeHidden();
    await choices.nth(0).check();
    await expect(sizes.nth(0)).toBeVisible();
    await expect(sizes.nth(1)).toBeHidden();
  },
);

test.describe('with a stored tab', () => {
  test.use({intercepts: true});

  test('nothing moves while the page loads', async ({page}) => {
    await open(page, OPERATION);
    await tabs(page).nth(2).click();
    expect(await openAndListShifts(page, OPERATION)).toEqual([]);
    await expect(tabs(page).nth(2)).toHaveAttribute('aria-selected', 'true');
  });
});

test('from 1280 px the request is beside the text and stays in view, and below 1280 px it follows the description', async ({
  page,
}) => {
  await open(page, OPERATION);
  const request = page.locator('.gql-request');
  const returns = page.locator('#returns');
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({width, height: 900});
    await page.evaluate(() => scrollTo(0, 0));
    const {x} = (await returns.boundingBox())!;
    expect((await request.boundingBox())!.x, `${width} px`).toBeGreaterThan(x + 200);
    await returns.evaluate((element) => element.scrollIntoView());
    await expect(request.getByRole('heading')).toBeInViewport();
    const {y, height} = (await request.boundingBox())!;
    expect(y + height, `${width} px`).toBeLessThanOrEqual(900);
  }

  await page.setViewportSize({width: 1200, height: 900});
  const title = (await page.locator('article h1').boundingBox())!;
  const text = (await returns.boundingBox())!;
  const box = (await request.boundingBox())!;
  expect(box.x).toBe(text.x);
  expect(box.y).toBeGreaterThan(title.y);
  expect(box.y).toBeLessThan(text.y);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('all ways to send a request follow one another, in either size', async ({
    page,
  }) => {
    await page.goto(OPERATION);
    const request = page.locator('.gql-request');
    await expect(request.getByRole('tablist')).toHaveCount(0);
    const sizes = request.locator('.gql-size');
    for (const [index, radio] of (await request.getByRole('radio').all()).entries()) {
      await radio.check();
      await expect(sizes.nth(1 - index)).toBeHidden();
      const frames = await sizes.nth(index).locator('figure').all();
      expect(frames.length).toBeGreaterThan(2);
      for (const frame of frames) {
        for (const fold of await frame.getByRole('checkbox').all()) await fold.check();
        expect(await countCut(frame)).toBeLessThanOrEqual(1);
      }
      for (const width of [320, 1440]) {
        await page.setViewportSize({width, height: 900});
        let end = -Infinity;
        for (const frame of frames) {
          const {y, height} = (await frame.boundingBox())!;
          expect(y, `${width} px`).toBeGreaterThanOrEqual(end);
          end = y + height;
        }
      }
    }
  });
});

test(
  'a printed page has the whole request of the chosen tab',
  LONG_ONLY,
  async ({page}) => {
    await open(page, OPERATION);
    await page.getByRole('tab', {name: 'curl'}).first().click();
    await page.emulateMedia({media: 'print'});
    const frames = page.locator('.gql-request figure:visible');
    await expect(frames).toContainText(['curl', 'data']);
    for (const frame of await frames.all()) {
      expect(await countCut(frame)).toBeLessThanOrEqual(1);
    }
  },
);
