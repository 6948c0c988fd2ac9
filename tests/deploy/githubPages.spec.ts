import path from 'node:path';
import {expect, test} from '@playwright/test';
import {BUILD} from '../../commands/paths';
import {LONG_ONLY} from '../../commands/test/longMode';
import {writeMetaPolicies} from '../../deploy/githubPages';
import {serveFolder} from '../reference/buildReference';
import {ALL_PATHS, FIRST_GUIDE, HOME} from '../support/content';
import {writeFolder} from '../support/writeFolder';

test(
  'pages that carry their policy themselves work where the host sends none',
  LONG_ONLY,
  async ({page}) => {
    const site = path.join(writeFolder(), 'site');
    expect(await writeMetaPolicies(BUILD, site)).toBe(ALL_PATHS.length + 1);
    const host = await serveFolder(site);
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(error.message));
    try {
      await page.goto(`${host.url}${FIRST_GUIDE.path}`);
      await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
      await page.locator(`main a[href^="${HOME}docs/"]`).first().click();
      await expect(page).not.toHaveURL(`${host.url}${FIRST_GUIDE.path}`);
      await expect(page.locator('h1')).toBeVisible();
      expect(errors).toEqual([]);
      const isRefused = page.waitForEvent('console', {
        predicate: (message) => message.text().includes('inline event handler'),
      });
      await page.evaluate(() => {
        document.body.innerHTML = '<img src=x onerror="window.isBroken = true">';
      });
      await isRefused;
      expect(await page.evaluate(() => 'isBroken' in window)).toBe(false);
    } finally {
      await host.stop();
    }
  },
);
