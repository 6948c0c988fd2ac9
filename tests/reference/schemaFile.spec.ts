import {readFileSync} from 'node:fs';
import path from 'node:path';
import {test as plainTest} from '@playwright/test';
import {buildSchema} from 'graphql';
import {BUILD} from '../../commands/paths';
import {below, MUTATION, OVERVIEW} from '../support/content';
import {expect, open, test} from '../support/site';

test.use({permissions: ['clipboard-read', 'clipboard-write']});

test('an operation is copied with all that it needs, as a schema that can be built', async ({
  page,
}) => {
  await open(page, MUTATION.path);
  const button = page.getByRole('button', {name: 'Copy with everything it needs'});
  const place = page.locator('.gql-download');
  await button.click();
  await expect(place.getByRole('status')).toHaveText('Copied');
  const sdl = await page.evaluate(() => navigator.clipboard.readText());
  expect(buildSchema(sdl).getMutationType()?.getFields()).toHaveProperty(MUTATION.title);
});

test.describe('without an answer', () => {
  test.use({expectedErrors: /Failed to load resource/, intercepts: true});

  test('a copy that fails is told', async ({page}) => {
    await open(page, MUTATION.path);
    await page.route('**/schema.graphql', (route) => route.fulfill({status: 503}));
    await page.getByRole('button', {name: 'Copy with everything it needs'}).click();
    await expect(page.locator('.gql-download').getByRole('status')).toHaveText(
      'Could not copy. Download the whole schema instead.',
    );
  });
});

plainTest.describe('without JavaScript', () => {
  plainTest.use({javaScriptEnabled: false});

  for (const {path: address} of [OVERVIEW, MUTATION]) {
    plainTest(`the schema is downloaded from ${address}`, async ({page}) => {
      await page.goto(address);
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
  }
});
