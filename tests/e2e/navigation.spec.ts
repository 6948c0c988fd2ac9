import type {Page} from '@playwright/test';
import {LONG_ONLY} from '../../commands/test/longMode';
import {findGuideWith, FIRST_GUIDE, OTHER_GUIDE} from '../support/content';
import {holdBack} from '../support/network';
import {
  CONTENT_SCRIPTS,
  expect,
  open,
  setConnection,
  sidebarLink,
  test,
  waitForFrames,
} from '../support/site';

test('the view goes to the heading that the hash names, and to the top of another page', async ({
  page,
}) => {
  const guide = findGuideWith('.table-of-contents a');
  test.skip(guide === undefined, 'No guide of this site has headings.');
  await page.setViewportSize({width: 1280, height: 400});
  await open(page, guide!);
  const link = page.locator('.table-of-contents a').last();
  const hash = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page.locator(hash)).toBeInViewport();
  await expect.poll(() => new URL(page.url()).hash).toBe(hash);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  const {path, title} = guide === OTHER_GUIDE.path ? FIRST_GUIDE : OTHER_GUIDE;
  await sidebarLink(page, path).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test.describe('while the next page is on its way', () => {
  test.use({intercepts: true});
  const HOUR = 3_600_000;

  test('the old page stays, and a bar shows after 200 ms until the next is there', async ({
    page,
  }) => {
    // With a stopped clock, the machine can take as long as it likes for the rest.
    await page.clock.install({time: 0});
    await open(page, FIRST_GUIDE.path);
    await page.clock.pauseAt(HOUR);
    const heading = page.getByRole('heading', {level: 1});
    const bar = page.locator('#nprogress');
    const release = await holdBack(page, CONTENT_SCRIPTS);
    await sidebarLink(page, OTHER_GUIDE.path).click();
    await expect(page).toHaveURL(OTHER_GUIDE.path);
    await page.clock.runFor(199);
    await expect(bar).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(bar).toBeAttached();
    await expect(heading).toHaveText(FIRST_GUIDE.title);
    await page.clock.resume();
    release();
    await expect(heading).toHaveText(OTHER_GUIDE.title);
    await expect(bar).not.toBeAttached();
  });
});

test.describe('reaching for a link', () => {
  test('fetches the scripts of its page ahead, which are not loaded once more', async ({
    page,
    browser,
  }) => {
    const other = await browser.newPage();
    await open(other, OTHER_GUIDE.path);
    const content = (await readScripts(other)).filter(
      ({name, type}) => type === 'script' && CONTENT_SCRIPTS.test(name),
    );
    await other.close();
    // All links of the sidebar are in view.
    await page.setViewportSize({width: 1280, height: 4000});
    await open(page, FIRST_GUIDE.path);
    const had = (await readScripts(page)).filter(({type}) => type === 'script');
    const needed = content
      .map(({name}) => name)
      .filter((name) => !had.some((script) => script.name === name));
    expect(needed).not.toEqual([]);
    await expect
      .poll(async () => (await readScripts(page)).map(({name}) => name))
      .toEqual(expect.arrayContaining(needed));
    await sidebarLink(page, OTHER_GUIDE.path).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(OTHER_GUIDE.title);
    const loaded = (await readScripts(page)).filter(
      ({name, type}) => type === 'script' && needed.includes(name),
    );
    expect(loaded.map(({name}) => name)).toEqual(expect.arrayContaining(needed));
    expect(loaded.filter(({transferSize}) => transferSize > 0)).toEqual([]);
  });

  for (const connection of [
    {effectiveType: '2g', saveData: false},
    {effectiveType: '4g', saveData: true},
  ]) {
    test(
      `fetches nothing on ${JSON.stringify(connection)}, and its page still opens`,
      LONG_ONLY,
      async ({page}) => {
        await setConnection(page, connection);
        await open(page, FIRST_GUIDE.path);
        const requests: string[] = [];
        page.on('request', (request) => requests.push(request.url()));
        const link = sidebarLink(page, OTHER_GUIDE.path);
        await link.hover();
        await waitForFrames(page);
        expect(requests).toEqual([]);
        await link.click();
        await expect(page.getByRole('heading', {level: 1})).toHaveText(OTHER_GUIDE.title);
      },
    );
  }
});

interface Script {
  readonly name: string;
  /** What requested it. */
  readonly type: string;
  /** 0 for what the browser had kept. */
  readonly transferSize: number;
}

/** The scripts that the page has had so far. */
function readScripts(page: Page): Promise<readonly Script[]> {
  return page.evaluate(() => {
    const entries = performance.getEntriesByType('resource');
    return (entries as PerformanceResourceTiming[])
      .filter(({name}) => name.endsWith('.js'))
      .map(({name, initiatorType, transferSize}) => ({
        name,
        type: initiatorType,
        transferSize,
      }));
  });
}
