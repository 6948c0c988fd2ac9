import {expect, type Locator, type Page, test as plainTest} from '@playwright/test';
import {load} from 'cheerio/slim';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {BUILD} from '../../commands/paths';
import {below, MUTATION, pathsLike, QUERY} from '../support/content';
import {openAndListShifts} from '../support/shifts';
import {open, readStorage, test, waitForHydration} from '../support/site';
import {findCovered} from './findCovered';

/** The first operation that has several tabs, and requests in two sizes. */
const OPERATION =
  pathsLike(/^\/docs\/graphql\/operations\/\w+\/./).find((one) => {
    const $ = load(readFileSync(path.join(BUILD, below(one), 'index.html'), 'utf8'));
    return $('.gql-request input').length === 2 && $('[role=tab]').length > 2;
  }) ?? '';

const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

function tabs(page: Page): Locator {
  return page.locator('.gql-request').getByRole('tab');
}

function selected(page: Page): Locator {
  return page.locator('.gql-request').getByRole('tab', {selected: true});
}

async function expectTab(page: Page, name: string): Promise<void> {
  await expect(selected(page)).toHaveText(name);
  await expect(page.locator('.gql-request').getByRole('tabpanel')).toHaveAccessibleName(
    name,
  );
}

test('the keys of the ARIA pattern go through the tabs', async ({page}) => {
  await open(page, OPERATION);
  const names = await tabs(page).allTextContents();
  await selected(page).focus();
  for (const [key, position] of [
    ['ArrowRight', 1],
    ['End', -1],
    ['ArrowRight', 0],
    ['ArrowLeft', -1],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expectTab(page, names.at(position) ?? '');
    await expect(selected(page)).toBeFocused();
  }
});

test('the table of contents marks what stands beside the request', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 700});
  await open(page, OPERATION);
  const link = page.locator('.theme-doc-toc-desktop a').last();
  const href = (await link.getAttribute('href')) ?? '';
  await page.locator(`[id="${href.slice(1)}"]`).evaluate((element) => {
    element.scrollIntoView();
  });
  await expect(page.locator('.gql-request')).toBeInViewport();
  await expect(link).toHaveClass(/table-of-contents__link--active/);
});

/** Two words that stand side by side in a part of the page, and nowhere before it. */
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

for (const [width, height] of [
  [1280, 600],
  [1440, 900],
] as const) {
  test(`the request lies upon no link at ${width} x ${height} px`, async ({page}) => {
    await page.setViewportSize({width, height});
    for (const path of [OPERATION, QUERY.path, MUTATION.path]) {
      await open(page, path);
      for (const size of await page.locator('.gql-request').getByRole('radio').all()) {
        await size.check();
        expect(await findCovered(page), path).toEqual([]);
      }
    }
  });
}

test('a tab stays chosen in the other size, on other pages and after a load', async ({
  page,
}) => {
  await open(page, OPERATION);
  const name = (await tabs(page).nth(1).textContent()) ?? '';
  await tabs(page).nth(1).click();
  await expectTab(page, name);
  await page.locator('.gql-request').getByRole('radio').nth(1).check();
  await expectTab(page, name);
  for (const other of [QUERY.path, MUTATION.path]) {
    await open(page, other);
    await expectTab(page, name);
  }
  await page.reload();
  await waitForHydration(page);
  await expectTab(page, name);
  expect(Object.values(await readStorage(page))).toContain(
    await selected(page).getAttribute('data-tab'),
  );
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

test('search in the page finds what is in the size that is not chosen, and shows it', async ({
  page,
}) => {
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
});

test.describe('with a stored tab', () => {
  test.use({intercepts: true});

  test('nothing moves while the page loads', async ({page}) => {
    await open(page, OPERATION);
    await tabs(page).nth(2).click();
    expect(await openAndListShifts(page, OPERATION)).toEqual([]);
    await expect(tabs(page).nth(2)).toHaveAttribute('aria-selected', 'true');
  });
});

test.describe('with a clipboard', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('every code behind the tabs is copied as it stands there', async ({page}) => {
    await open(page, OPERATION);
    for (const tab of await tabs(page).all()) {
      await tab.click();
      for (const frame of await page.locator('.gql-request figure:visible').all()) {
        await frame.getByRole('button', {name: 'Copy'}).click();
        const code = await frame.locator('code').textContent();
        await expect.poll(() => readClipboard(page)).toBe(code);
      }
    }
  });
});

for (const width of [1280, 1440, 1920]) {
  test(`at ${width} px the request stands beside the text and stays in view`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 900});
    await open(page, OPERATION);
    const request = page.locator('.gql-request');
    const text = await page.locator('#returns').boundingBox();
    const box = await request.boundingBox();
    expect(box!.x).toBeGreaterThan(text!.x + 200);
    await page.locator('#returns').evaluate((element) => {
      element.scrollIntoView();
    });
    await expect(request.getByRole('heading')).toBeInViewport();
    const moved = await request.boundingBox();
    expect(moved!.y + moved!.height).toBeLessThanOrEqual(900);
  });
}

test('at 1200 px the request follows the description', async ({page}) => {
  await page.setViewportSize({width: 1200, height: 900});
  await open(page, OPERATION);
  const request = await page.locator('.gql-request').boundingBox();
  const title = await page.locator('article h1').boundingBox();
  const text = await page.locator('#returns').boundingBox();
  expect(request!.x).toBe(text!.x);
  expect(request!.y).toBeGreaterThan(title!.y);
  expect(request!.y).toBeLessThan(text!.y);
});

plainTest.describe('without JavaScript', () => {
  plainTest.use({javaScriptEnabled: false});

  for (const width of [320, 1440]) {
    plainTest(
      `all ways to send a request are read one after the other, in either size, at ${width} px`,
      async ({page}) => {
        await page.setViewportSize({width, height: 900});
        await page.goto(OPERATION);
        const request = page.locator('.gql-request');
        await expect(request.getByRole('tablist')).toHaveCount(0);
        for (const [index, radio] of (await request.getByRole('radio').all()).entries()) {
          await radio.check();
          const sizes = request.locator('.gql-size');
          await expect(sizes.nth(index)).toBeVisible();
          await expect(sizes.nth(1 - index)).toBeHidden();
          const frames = await sizes.nth(index).locator('figure').all();
          expect(frames.length).toBeGreaterThan(2);
          let end = 0;
          for (const frame of frames) {
            const {y, height} = (await frame.boundingBox())!;
            expect(y).toBeGreaterThanOrEqual(end);
            end = y + height;
          }
        }
      },
    );
  }
});

test('paper has all of it', async ({page}) => {
  await open(page, OPERATION);
  await page.emulateMedia({media: 'print'});
  for (const frame of await page.locator('.gql-request figure').all()) {
    await expect(frame).toBeVisible();
    const cut = await frame
      .locator('pre')
      .evaluate((box) => box.scrollHeight - box.clientHeight);
    expect(cut).toBeLessThanOrEqual(1);
  }
});
