import {holdBack} from '../support/network';
import {TEMPLATES} from '../support/pages';
import {expect, test, waitForFrames, waitForHydration} from '../support/site';

const FONTS = '**/*.woff2';
const MOST_BYTES = 45_000;
/** The share of the height of a page that lines take which break elsewhere. */
const MOST_MOVED = 0.02;

test('two small fonts are fetched ahead, and late ones move hardly anything', async ({
  page,
}) => {
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.woff2')) bodies.push(response.body());
  });
  const letThrough = await holdBack(page, FONTS);
  await page.goto(TEMPLATES['guide'] ?? '', {waitUntil: 'commit'});
  await waitForHydration(page);
  await waitForFrames(page);
  await expect(page.locator('link[rel=preload][as=font]')).toHaveCount(2);
  const textHeight = () =>
    page.locator('article').evaluate(({scrollHeight}) => scrollHeight);
  const before = await textHeight();
  letThrough();
  await expect.poll(() => bodies.length).toBe(2);
  const sizes = (await Promise.all(bodies)).map(({length}) => length);
  expect(sizes.reduce((a, b) => a + b)).toBeLessThan(MOST_BYTES);
  await page.evaluate(() => document.fonts.ready);
  const loaded = await page.evaluate(() =>
    [...document.fonts].flatMap(({status, family}) =>
      status === 'loaded' ? [family.replaceAll('"', '')] : [],
    ),
  );
  expect(loaded).toEqual(expect.arrayContaining(['Site Text', 'Site Code']));
  const after = await textHeight();
  expect(Math.abs(after - before) / after).toBeLessThan(MOST_MOVED);
});
