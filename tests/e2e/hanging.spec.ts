import type {Page, Request} from '@playwright/test';
import {CONTENT_SCRIPTS, expect, open, test, waitForHydration} from '../support/site';
import {countFor} from '../support/tally';
import {FIRST_GUIDE, OTHER_GUIDE, OVERVIEW, type SitePage} from '../support/content';
import {isPageFetch} from '../reference/referencePage';

/** What never ends is told after this time, and can be tried again. */
const PATIENCE = 15_000;
const LATE_PAGE =
  'The next page takes long to load. It shows as soon as it is there.Retry';
const LATE =
  'Parts of this page did not load. Its text is complete and its links work, but search, menus and buttons may not.Retry';
const MAIN = '**/assets/js/main.*.js';

const isScript = (request: Request): boolean => CONTENT_SCRIPTS.test(request.url());

test.use({intercepts: true});
test.beforeEach(async ({page}) => {
  countFor('faults', 1);
  await page.clock.install();
});

const WAYS: readonly (readonly [
  title: string,
  target: SitePage,
  isHeld: (request: Request) => boolean,
])[] = [
  ['the content of a reference page', OVERVIEW, isPageFetch],
  ['a script of a guide', OTHER_GUIDE, isScript],
];

for (const [title, target, isHeld] of WAYS) {
  test(`${title} that does not come on a way is told until it comes`, async ({page}) => {
    const {release} = await hold(page, target, isHeld);
    await expectOld(page);
    await page.clock.fastForward(PATIENCE);
    await expectOld(page);
    await expect(page.getByRole('alert')).toHaveText(LATE_PAGE);
    await expect(page.getByRole('alert')).toBeInViewport();
    release();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(target.title);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.clock.fastForward(2 * PATIENCE);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test(`${title} that never comes on a way is loaded from the server by Retry`, async ({
    page,
  }) => {
    const {letOthersThrough} = await hold(page, target, isHeld);
    await expectOld(page);
    await page.clock.fastForward(PATIENCE);
    letOthersThrough();
    await page.getByRole('button', {name: 'Retry'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(target.title);
    await waitForHydration(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

test('another way ends the wait for the first', async ({page}) => {
  await hold(page, OVERVIEW, isPageFetch);
  await page.clock.fastForward(PATIENCE);
  await expect(page.getByRole('alert')).toHaveText(LATE_PAGE);
  await page.locator(`.theme-doc-sidebar-menu a[href="${OTHER_GUIDE.path}"]`).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(OTHER_GUIDE.title);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a page whose script does not come says so, keeps its text, and is taken over when it comes', async ({
  page,
}) => {
  const gate = createGate();
  await page.route(MAIN, async (route) => {
    await gate.opened;
    await route.continue();
  });
  await page.goto(FIRST_GUIDE.path, {waitUntil: 'commit'});
  await expectOld(page);
  await page.clock.fastForward(PATIENCE);
  await expect(page.getByRole('alert')).toHaveText(LATE);
  await expectOld(page);
  gate.open();
  await waitForHydration(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expectOld(page);
});

interface Gate {
  readonly opened: Promise<void>;
  readonly open: () => void;
}

function createGate(): Gate {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return {opened, open: () => open()};
}

async function expectOld(page: Page): Promise<void> {
  await expect(page.getByRole('heading', {level: 1})).toHaveText(FIRST_GUIDE.title);
  await expect(page.locator('.main-wrapper')).toHaveCount(1);
}

interface Held {
  readonly release: () => void;
  /** What is kept back stays so; what is asked for from now on does not. */
  readonly letOthersThrough: () => void;
}

/** Follows a link and keeps back what it asks for. */
async function hold(
  page: Page,
  target: SitePage,
  isHeld: (request: Request) => boolean,
): Promise<Held> {
  await open(page, FIRST_GUIDE.path);
  const gate = createGate();
  let holds = true;
  await page.route('**/*', async (route) => {
    if (holds && isHeld(route.request())) await gate.opened;
    await route.continue();
  });
  await page.locator(`a[href="${target.path}"]`).first().click();
  await expect(page).toHaveURL(target.path);
  return {
    release: gate.open,
    letOthersThrough: () => {
      holds = false;
    },
  };
}
