import {MUTATION, OBJECT} from '../support/content';
import {recordRequests} from '../support/network';
import {expect, open, test} from '../support/site';

const CARD = '[role=tooltip]';

test('a card shows what a link leads to while the pointer or the focus rests on it', async ({
  page,
}) => {
  await open(page, OBJECT.path);
  const link = page.locator('.gql-member .gql-type a').first();
  const name = (await link.textContent()) ?? '';
  const card = page.locator(CARD);

  await link.hover();
  await expect(card).toContainText(name);
  await expect(link).toHaveAttribute(
    'aria-describedby',
    (await card.getAttribute('id'))!,
  );
  // The pointer reaches the card, and leaves it.
  const {x, y} = (await card.boundingBox())!;
  await page.mouse.move(x + 4, y + 4, {steps: 4});
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));
  await expect(card).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(card).toHaveCount(0);
  await expect(link).not.toHaveAttribute('aria-describedby');

  await link.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(card).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('a passing pointer fetches no card, nor does a finger', async ({browser, page}) => {
  await open(page, MUTATION.path);
  const link = page.locator('article .gql-type a').first();
  await link.scrollIntoViewIfNeeded();
  const {x, y} = (await link.boundingBox())!;
  const requests = recordRequests(page);
  await page.mouse.move(x + 2, y + 2);
  await page.mouse.move(0, 0);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));
  expect(requests.filter((path) => path.endsWith('.js'))).toEqual([]);
  await expect(page.locator(CARD)).toHaveCount(0);

  const phone = await browser.newContext({hasTouch: true, isMobile: true});
  const touched = await phone.newPage();
  await touched.goto(new URL(OBJECT.path, page.url()).href);
  await touched.locator('.gql-member .gql-type a').first().tap();
  await touched.waitForURL((url) => url.pathname !== OBJECT.path);
  await expect(touched.locator(CARD)).toHaveCount(0);
  await phone.close();
});
