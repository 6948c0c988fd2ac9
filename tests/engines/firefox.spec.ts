import {expect, test as base} from '@playwright/test';
import {findGuideWith, FIRST_GUIDE, MUTATION, OVERVIEW} from '../support/content';
import {TEMPLATES} from '../support/pages';
import {ENTER, findFirefox, startFirefox, type Firefox} from './firefox';

const installed = findFirefox();
const WITH_TABS = findGuideWith('[role=tablist]');

/** One Firefox for all tests of a process. */
const test = base.extend<object, {readonly firefox: Firefox}>({
  firefox: [
    async ({browserName: _browserName}, use) => {
      const firefox = await startFirefox(installed?.command ?? '');
      await use(firefox);
      await firefox.close();
    },
    {scope: 'worker'},
  ],
});
test.describe.configure({mode: 'default'});
test.skip(
  !installed,
  'No Firefox is installed here (`apt-get install firefox-esr`), so none is tested.',
);

const IS_HYDRATED = "document.documentElement.dataset.hasHydrated === 'true'";

async function open(firefox: Firefox, url: string): Promise<void> {
  await firefox.open(url);
  await becomes(firefox, IS_HYDRATED);
}

/** Waits until an expression is true in the page. */
async function becomes(firefox: Firefox, expression: string): Promise<void> {
  await expect.poll(() => firefox.evaluate(expression), {message: expression}).toBe(true);
}

const heading = (text: string): string =>
  `document.querySelector('h1')?.textContent.trim() === ${JSON.stringify(text)}`;

test('a page of every template loads, and reports no error', async ({
  firefox,
  baseURL,
}) => {
  const before = firefox.errors.length;
  for (const [kind, path] of Object.entries(TEMPLATES)) {
    await test.step(kind, async () => {
      await open(firefox, `${baseURL}${path}`);
      await becomes(firefox, "document.querySelector('h1') !== null");
    });
  }
  expect(firefox.errors.slice(before)).toEqual([]);
});

test('links lead on without a new document', async ({firefox, baseURL}) => {
  await open(firefox, `${baseURL}${FIRST_GUIDE.path}`);
  await firefox.evaluate('(window.isMarked = true)');
  await firefox.evaluate(`document.querySelector('a[href="${OVERVIEW.path}"]').click()`);
  await becomes(firefox, heading(OVERVIEW.title));
  expect(await firefox.evaluate('window.isMarked')).toBe(true);
  await firefox.evaluate('history.back()');
  await becomes(firefox, heading(FIRST_GUIDE.title));
});

test('search opens with a key, finds, and leads to the page', async ({
  firefox,
  baseURL,
}) => {
  await open(firefox, `${baseURL}${FIRST_GUIDE.path}`);
  await firefox.type('/');
  await becomes(firefox, "document.activeElement?.role === 'combobox'");
  await firefox.type(MUTATION.title);
  await becomes(
    firefox,
    `document.querySelector('[role=option][aria-selected=true]')?.textContent.includes(${JSON.stringify(MUTATION.title)}) ?? false`,
  );
  await firefox.type(ENTER);
  await becomes(firefox, heading(MUTATION.title));
});

test('the colour mode changes and stays', async ({firefox, baseURL}) => {
  await open(firefox, `${baseURL}${FIRST_GUIDE.path}`);
  const theme = 'document.documentElement.dataset.theme';
  const first = await firefox.evaluate(theme);
  const button = "document.querySelector('button[class*=toggleButton]')";
  // Light, dark and the system's take turns, of which two may look alike.
  await expect
    .poll(async () => {
      await firefox.evaluate(`${button}.click()`);
      return firefox.evaluate(theme);
    })
    .not.toBe(first);
  const chosen = await firefox.evaluate(theme);
  await open(firefox, `${baseURL}${OVERVIEW.path}`);
  expect(await firefox.evaluate(theme)).toBe(chosen);
});

if (WITH_TABS !== undefined) {
  test('another tab shows its panel', async ({firefox, baseURL}) => {
    await open(firefox, `${baseURL}${WITH_TABS}`);
    await firefox.evaluate(
      "document.querySelector('[role=tab][aria-selected=false]').click()",
    );
    await becomes(
      firefox,
      "document.querySelectorAll('[role=tablist]')[0].querySelector('[role=tab]').getAttribute('aria-selected') === 'false'",
    );
  });
}
