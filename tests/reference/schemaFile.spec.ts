import {readFileSync} from 'node:fs';
import path from 'node:path';
import {buildSchema} from 'graphql';
import {BUILD} from '../../commands/paths';
import {below, MUTATION, OVERVIEW, POST} from '../support/content';
import {expect, open, test} from '../support/site';

test.use({permissions: ['clipboard-read', 'clipboard-write']});

test.describe('the SDL of an operation', () => {
  test.use({expectedErrors: /Failed to load resource/, intercepts: true});

  test('is copied with all types that it needs, and a failure is reported', async ({
    page,
  }) => {
    await open(page, MUTATION.path);
    const status = page.locator('.gql-download').getByRole('status');
    const button = page.getByRole('button', {name: 'Copy SDL with its types'});
    await button.click();
    await expect(status).toHaveText('Copied');
    const sdl = await page.evaluate(() => navigator.clipboard.readText());
    expect(buildSchema(sdl).getMutationType()?.getFields()).toHaveProperty(
      MUTATION.title,
    );
    await open(page, MUTATION.path);
    await page.route('**/schema.graphql', (route) => route.fulfill({status: 503}));
    await button.click();
    await expect(status).toHaveText('Could not copy. Download the whole schema instead.');
  });
});

for (const {path: address} of [MUTATION, POST ?? OVERVIEW]) {
  test(`"Copy page" copies the Markdown of ${address}`, async ({page}) => {
    await open(page, address);
    const link = page.getByRole('link', {name: 'Copy page'});
    await link.click();
    await expect(page.locator('.theme-copy-page')).toHaveText('Copied');
    const file = `${below(address).replace(/\/$/, '')}.md`;
    const published = readFileSync(path.join(BUILD, file), 'utf8');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(published);
    await expect(link).toBeVisible();
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the whole schema can be downloaded', async ({page}) => {
    await page.goto(MUTATION.path);
    const place = page.locator('.gql-download');
    await expect(place.getByRole('button')).toHaveCount(0);
    const downloading = page.waitForEvent('download');
    await place.getByRole('link', {name: 'Download the whole schema'}).click();
    const file = await (await downloading).path();
    const published = path.join(BUILD, below(OVERVIEW.path), 'schema.graphql');
    const text = readFileSync(file, 'utf8');
    expect(text).toBe(readFileSync(published, 'utf8'));
    expect(Object.keys(buildSchema(text).getTypeMap()).length).toBeGreaterThan(10);
  });
});
