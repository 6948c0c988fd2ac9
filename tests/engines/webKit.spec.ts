import {hasWebKit} from '../../commands/ready.cjs';
import {LONG_ONLY} from '../../commands/test/longMode';
import {expect, test as siteTest} from '../support/site';
import {MUTATION, OBJECT, QUERY} from '../support/content';
import {PAGES, readMarkdown, REQUEST_PAGE, skipWithout} from './engines';
import {startWebKit, type WebKit} from './startWebKit';

// Keys by the characters that the specification of WebDriver gives them.
const CONTROL = '\uE009';
const ENTER = '\uE007';
const LEFT = '\uE012';

const test = siteTest.extend<object, {webKit: WebKit}>({
  webKit: [
    async ({browserName: _browserName}, use) => {
      const webKit = await startWebKit();
      await use(webKit);
      await webKit.stop();
    },
    {scope: 'worker'},
  ],
});

test.describe('in WebKit', () => {
  // One browser for all.
  test.describe.configure({mode: 'default'});
  skipWithout('WebKit', hasWebKit());

  for (const {kind, path, details} of PAGES) {
    test(`a page opens without an error: ${kind}`, details, async ({webKit, baseURL}) => {
      await open(webKit, baseURL + path);
      expect(await textOf(webKit, 'h1')).not.toBe('');
    });
  }

  test('search opens with a key, finds, and leads to the page', async ({
    webKit,
    baseURL,
  }) => {
    await open(webKit, baseURL + QUERY.path);
    await webKit.press('/');
    await expectFocus(webKit, '[role=combobox]');
    await webKit.press(...Array.from(OBJECT.title));
    await expectText(webKit, '[role=option][aria-selected=true]', OBJECT.title);
    await webKit.press(ENTER);
    await expectText(webKit, 'h1', OBJECT.title);
  });

  test('"Copy page" and "Copy SDL" copy', async ({webKit, baseURL}) => {
    await open(webKit, baseURL + MUTATION.path);
    await webKit.click('[data-sdl]');
    await expectText(webKit, '.gql-download [role=status]', 'Copied');
    await webKit.click('.theme-copy-page');
    await expectText(webKit, '.theme-copy-page', 'Copied');
    await webKit.evaluate(() => {
      const field = document.createElement('textarea');
      document.body.append(field);
      field.focus();
    });
    await webKit.press(`${CONTROL}v`);
    await expect
      .poll(() =>
        webKit.evaluate(
          () => document.querySelector<HTMLTextAreaElement>('body > textarea')?.value,
        ),
      )
      .toBe(readMarkdown(MUTATION.path));
  });

  test('a request is shown in other languages', async ({webKit, baseURL}) => {
    await open(webKit, baseURL + REQUEST_PAGE);
    await webKit.click('[data-request]');
    await expectFocus(webKit, '[role=tab][id^=programs]');
    await webKit.press(LEFT);
    await expectFocus(webKit, '[role=tab][id^=programs]:last-child');
    const height = () =>
      webKit.evaluate(() => {
        const panel = document.activeElement?.getAttribute('aria-controls') ?? '';
        return document.getElementById(panel)?.clientHeight;
      });
    await expect.poll(height).toBeGreaterThan(0);
  });

  test('the colour mode is switched', LONG_ONLY, async ({webKit, baseURL}) => {
    await open(webKit, baseURL + QUERY.path);
    await webKit.click('button[class*=toggleButton]');
    await expect
      .poll(() => webKit.evaluate(() => document.documentElement.dataset['theme']))
      .toBe('dark');
  });

  test.afterEach(({webKit}) => {
    // Every engine reports that the not-found page is missing.
    const errors = webKit
      .takeErrors()
      .filter((error) => !error.includes('status of 404'));
    expect(errors, 'errors of the page').toEqual([]);
  });
});

async function open(webKit: WebKit, url: string): Promise<void> {
  await webKit.open(url);
  const hasHydrated = () =>
    webKit.evaluate(() => document.documentElement.dataset['hasHydrated']);
  await expect.poll(hasHydrated).toBe('true');
}

function textOf(webKit: WebKit, selector: string): Promise<string | null | undefined> {
  return webKit.evaluate((one) => document.querySelector(one)?.textContent, selector);
}

async function expectText(webKit: WebKit, selector: string, text: string): Promise<void> {
  await expect.poll(() => textOf(webKit, selector)).toContain(text);
}

async function expectFocus(webKit: WebKit, selector: string): Promise<void> {
  const isFocused = () =>
    webKit.evaluate((one) => document.activeElement?.matches(one), selector);
  await expect.poll(isFocused).toBe(true);
}
