import {LONG_ONLY} from '../../commands/test/longMode';
import {settings} from '../support/settings';
import {expect, open, sidebarLink, test} from '../support/site';
import {changeContent, changeScripts, goToCrash, replaceDefault} from '../support/crash';
import {readText} from '../support/readText';
import {FIRST_GUIDE, HOME, OBJECT, OTHER_GUIDE} from '../support/content';

/** What React and the browser report of a crash that a test provokes. */
const CRASH = /page error|console error/;

test.describe('a crash', () => {
  test.use({expectedErrors: CRASH, intercepts: true, savesData: true});

  test('in the content of a page names the error and its causes', async ({page}) => {
    await open(page, FIRST_GUIDE.path);
    await goToCrash(page, OTHER_GUIDE.path, 'no content');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
    expect(await page.getByText('no content').textContent()).toBe(
      'no content\n\nCause:\na deeper reason',
    );
    await expect(page).toHaveTitle('This page crashed.');
    // The rest of the page still works.
    await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
    await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
  });

  test('of a navbar item names the item and the cause', async ({page}) => {
    await changeScripts(page, '**/assets/js/main*.js', (script) =>
      script.replaceAll('sidebarId:"tutorialSidebar"', 'sidebarId:"missing"'),
    );
    await page.goto(FIRST_GUIDE.path);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
    await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
    const message = page.getByText('A theme navbar item failed to render.');
    await expect(message).toContainText(
      'Please double-check the following navbar item (themeConfig.navbar.items) of your ' +
        'Docusaurus config:\n{\n  "type": "docSidebar",\n  "sidebarId": "missing",',
    );
    await expect(message).toContainText(
      'Cause:\nCan\'t find any sidebar with id "missing"',
    );
    await expect(page).toHaveTitle('This page crashed.');
  });

  test('that has passed is forgotten on "Try again"', async ({page}) => {
    await open(page, FIRST_GUIDE.path);
    await page.evaluate(() =>
      Object.assign(window, {
        replaceContent: (Content: (props: object) => unknown) => (props: object) => {
          if (!('isMended' in window)) {
            throw new Error('not yet');
          }
          return Content(props);
        },
      }),
    );
    await changeContent(page, replaceDefault);
    await sidebarLink(page, OTHER_GUIDE.path).click();
    await expect(page.getByText('not yet')).toBeVisible();
    await page.evaluate(() => Object.assign(window, {isMended: true}));
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(OTHER_GUIDE.title);
  });

  test(
    'says when the module of a page has no default export',
    LONG_ONLY,
    async ({page}) => {
      await open(page, FIRST_GUIDE.path);
      await changeContent(page, (script) =>
        script.replaceAll('default:()=>', 'standard:()=>'),
      );
      await sidebarLink(page, OTHER_GUIDE.path).click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(
        'This page crashed.',
      );
      await expect(
        page.getByText(
          `The page component at ${OTHER_GUIDE.path} doesn't have a default export. This makes it ` +
            'impossible to render anything. Consider default-exporting a React component.',
        ),
      ).toBeVisible();
    },
  );
});

test.describe('when the scripts of the home page do not load', () => {
  test.use({expectedErrors: /ERR_FAILED/});

  test('a banner below another base URL names the configured and a better one', async ({
    page,
  }) => {
    const html = await readText(page.request, HOME);
    await page.route('**/assets/**', (route) => route.abort());
    await page.route(`**/elsewhere${HOME}`, (route) =>
      route.fulfill({body: html, contentType: 'text/html'}),
    );
    await page.goto(`/elsewhere${HOME}`);
    const banner = page.locator('#__docusaurus-base-url-issue-banner');
    await expect(banner).toContainText('Your Docusaurus site did not load properly.');
    await expect(banner).toContainText(
      `Current configured baseUrl = ${settings.baseUrl}`,
    );
    await expect(banner).toContainText(`We suggest trying baseUrl = /elsewhere${HOME}`);
    for (const path of [OTHER_GUIDE.path, OBJECT.path])
      expect(await readText(page.request, path)).not.toContain('base-url-issue-banner');
  });
});
