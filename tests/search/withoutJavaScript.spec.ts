import {expect, test} from '../support/site';
import {START} from './palette';
import {REFERENCE} from '../support/content';

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a link to the listing pages stands in place of the box', async ({page}) => {
    await page.goto(START);
    const navbar = page.getByRole('navigation', {name: 'Main'});
    await expect(navbar.getByRole('button', {name: 'Search'})).toHaveCount(0);
    const link = navbar.getByRole('link', {name: 'API reference'}).last();
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', REFERENCE);
  });

  test('the link stays at 320 px', async ({page}) => {
    await page.setViewportSize({width: 320, height: 640});
    await page.goto(START);
    const link = page.getByRole('link', {name: 'API reference'}).first();
    const {width, height} = (await link.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  });
});
