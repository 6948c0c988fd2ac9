import type {Page} from '@playwright/test';
import {findPage} from '../code/findPage';
import {activeOption, field} from '../search/palette';
import {PAGE_KINDS} from '../support/pages';
import {expect, open, test as base, waitForHydration} from '../support/site';

/**
 * Fails when the Content-Security-Policy had to refuse anything, in the page or in its worker, or
 * when a cookie was set. The tests below it fail on requests to others.
 */
const test = base.extend({
  page: async ({page, context}, use) => {
    const violations: string[] = [];
    await page.exposeFunction('recordViolation', (violation: string) =>
      violations.push(violation),
    );
    await page.addInitScript(() => {
      const {recordViolation} = window as unknown as {
        readonly recordViolation: (violation: string) => void;
      };
      addEventListener('securitypolicyviolation', (event) =>
        recordViolation(
          `${event.effectiveDirective} refused ${event.blockedURI} ${event.sample}`,
        ),
      );
    });
    await use(page);
    expect(violations, 'violations of the policy').toEqual([]);
    expect(await context.cookies(), 'cookies').toEqual([]);
  },
});

/** The browser logs a page that is not there. */
const NOT_FOUND = /status of 404/;

for (const [kind, path] of Object.entries(PAGE_KINDS)) {
  test.describe(kind, () => {
    test.use({expectedErrors: kind === 'not found' ? NOT_FOUND : undefined});

    test(`the policy lets a page of kind "${kind}" be`, async ({page}) => {
      const response = await page.goto(path);
      expect(response?.headers()['content-security-policy']).toMatch(
        /^default-src 'none'/,
      );
      await waitForHydration(page);
      // What is loaded or written into the page when the browser has nothing else to do.
      await page.waitForLoadState('networkidle');
    });
  });
}

test('a script in the page, a handler and a script of somebody else are refused', async ({
  browser,
}) => {
  const page = await browser.newPage();
  await open(page, '/docs/intro');
  const refused = await page.evaluate(async () => {
    const seen: string[] = [];
    addEventListener('securitypolicyviolation', ({effectiveDirective}) =>
      seen.push(effectiveDirective),
    );
    const write = (html: string): void => {
      try {
        document.body.insertAdjacentHTML('beforeend', html);
      } catch {
        // Trusted Types throw where they refuse.
      }
    };
    write('<img src="/img/logo.svg" onload="window.isBroken = true">');
    write('<a href=" javascript:window.isBroken = true">x</a>');
    write('<svg><script>window.isBroken = true</script></svg>');
    for (const source of ['https://other.example/a.js', '/docs/intro']) {
      try {
        document.body.append(
          Object.assign(document.createElement('script'), {src: source}),
        );
      } catch {
        // As above.
      }
    }
    try {
      document.body.append(
        Object.assign(document.createElement('script'), {text: 'isBroken = true'}),
      );
    } catch {
      // As above.
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
    return {seen: [...new Set(seen)].sort(), isBroken: 'isBroken' in window};
  });
  expect(refused).toEqual({
    seen: ['require-trusted-types-for', 'script-src-attr'],
    isBroken: false,
  });
});

test('search answers under the policy', async ({page}) => {
  await open(page, '/docs/caching-layers');
  await page.keyboard.press('/');
  await field(page).fill('user');
  await expect(activeOption(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/caching-layers/);
});

test('pages are reached without a new document under the policy', async ({page}) => {
  await open(page, '/docs/graphql/');
  const follow = async (path: string): Promise<void> => {
    await page.locator(`main a[href="${path}"]`).first().click();
    await expect(page).toHaveURL(path);
    await expect(page.locator('h1')).toBeVisible();
  };
  await follow('/docs/graphql/operations/queries/');
  await page.locator('main a[href^="/docs/graphql/operations/queries/"]').first().click();
  await expect(page).toHaveURL(/queries\/[a-z]/);
  await page.getByRole('link', {name: 'Blog', exact: true}).first().click();
  await follow('/blog/welcome-to-the-blog');
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
  await page.getByRole('link', {name: 'Docs', exact: true}).first().click();
  await expect(page).toHaveURL('/docs/intro');
});

test('the colour mode is switched under the policy', async ({page}) => {
  await open(page, '/docs/intro');
  await page.getByRole('button', {name: /currently light mode/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await waitForHydration(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 800}});

  test('the menu opens under the policy', async ({page}) => {
    await open(page, '/docs/intro');
    await page.getByRole('button', {name: /navigation bar/}).click();
    await expect(
      page.getByRole('link', {name: 'Blog', exact: true}).first(),
    ).toBeVisible();
  });
});

test.describe('code', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('code is copied under the policy', async ({page, request}) => {
    await open(page, await findPage(request, 'hl-keyword'));
    await page.getByRole('button', {name: 'Copy'}).first().click();
    await expect(page.locator('.code-status')).toHaveText('Copied');
  });
});

test('a diagram is enlarged under the policy', async ({page, request}) => {
  await open(page, await findPage(request, 'diagram'));
  await page.getByRole('button', {name: 'Enlarge'}).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await zoom(page);
});

async function zoom(page: Page): Promise<void> {
  await page.keyboard.press('+');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
