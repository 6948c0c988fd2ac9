import {FIRST_GUIDE, HOME, OTHER_GUIDE} from '../support/content';
import {SCRIPTS} from '../support/network';
import {settings} from '../support/settings';
import {expect, open, readStorage, test} from '../support/site';

if (settings.announcement) {
  const {id} = settings.announcement;
  const CLOSED = {
    'docusaurus.announcement.dismiss': 'true',
    'docusaurus.announcement.id': id,
  };

  test('the announcement bar stays closed until there is a new announcement', async ({
    page,
  }) => {
    await open(page, FIRST_GUIDE.path);
    const bar = page.getByRole('banner');
    await bar.getByRole('button', {name: 'Close'}).click();
    await expect(bar).toBeHidden();
    await expect.poll(() => readStorage(page)).toMatchObject(CLOSED);
    await open(page, HOME);
    await expect(bar).toBeHidden();
    await page.evaluate(() =>
      localStorage.setItem('docusaurus.announcement.id', 'an older one'),
    );
    // The theme notices the new announcement on one page and shows it from the next one on.
    await open(page, OTHER_GUIDE.path);
    await open(page, FIRST_GUIDE.path);
    await expect(bar).toBeVisible();
  });

  test('a closed announcement bar is not painted while the page loads', async ({
    page,
  }) => {
    await page.addInitScript((closed) => Object.assign(localStorage, closed), CLOSED);
    await page.route(SCRIPTS, () => undefined);
    await page.goto(FIRST_GUIDE.path, {waitUntil: 'commit'});
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.locator('.theme-announcement-bar')).toBeHidden();
  });
} else {
  test('there is no announcement bar', async ({page}) => {
    await open(page, FIRST_GUIDE.path);
    await expect(page.getByRole('banner')).toHaveCount(0);
  });
}
