import {articleLink, routePageFetches} from '../reference/referencePage';
import {FIRST_GUIDE, OBJECT, QUERY, at} from '../support/content';
import {expect, open, test} from '../support/site';

// The policy lets the site itself work: any test of a page fails on what the browser refuses.

test.describe('what the policy refuses', () => {
  test.use({
    expectedErrors: /Content Security Policy|other\.example|status of 404/,
    intercepts: true,
  });

  test('inline scripts, event handlers and scripts of other sites do not run', async ({
    page,
  }) => {
    await open(page, FIRST_GUIDE.path);
    await page.evaluate((logo) => {
      const refused: string[] = [];
      Object.assign(window, {refused});
      addEventListener('securitypolicyviolation', ({effectiveDirective}) =>
        refused.push(effectiveDirective),
      );
      document.body.insertAdjacentHTML(
        'beforeend',
        `<img src="${logo}" onload="window.isBroken = true">`,
      );
      for (const script of [
        {src: 'https://other.example/a.js'},
        {text: 'isBroken = true'},
      ])
        document.body.append(Object.assign(document.createElement('script'), script));
    }, at('/img/logo.svg'));
    const read = () =>
      page.evaluate(() =>
        (window as unknown as {readonly refused: string[]}).refused.toSorted(),
      );
    await expect
      .poll(read)
      .toEqual(['script-src-attr', 'script-src-elem', 'script-src-elem']);
    expect(await page.evaluate(() => 'isBroken' in window)).toBe(false);
  });

  test('scripts in the content of a page that is opened by a link do not run', async ({
    page,
  }) => {
    await open(page, QUERY.path);
    await routePageFetches(page, async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace(
        '<h1>',
        '<script>isBroken = true</script><img src="/x" onerror="isBroken = true"><h1>',
      );
      await route.fulfill({response, body: html});
    });
    const refused = page.waitForEvent('console', {
      predicate: (message) => message.text().includes('inline event handler'),
    });
    await articleLink(page, OBJECT.path).click();
    await expect(page.locator('h1')).toHaveText(OBJECT.title);
    await refused;
    await expect(page.locator('article script')).toHaveCount(1);
    expect(await page.evaluate(() => 'isBroken' in window)).toBe(false);
  });
});
