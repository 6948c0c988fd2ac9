import {type Locator, type Page, test as plainTest} from '@playwright/test';
import {expect, open, test} from '../support/site';
import {articleLink} from './referencePage';
import {EVERY_PATH} from '../support/pages';
import {readText} from '../support/readText';
import {
  MUTATED,
  MUTATION,
  OBJECT,
  OTHER_TYPE,
  QUERY,
  REFERENCE,
} from '../support/content';

/** What is used the most in most schemas. */
const SCALAR = `${REFERENCE}types/scalars/string`;

/** Whether the element stands wholly below the navbar and above the end of the window. */
async function expectBelowNavbar(page: Page, element: Locator): Promise<void> {
  await expect(element).toBeInViewport();
  const navbar = await page.locator('.navbar').first().boundingBox();
  await expect
    .poll(async () => (await element.boundingBox())?.y ?? -1)
    .toBeGreaterThanOrEqual((navbar?.y ?? 0) + (navbar?.height ?? 0) - 1);
}

/** Ids of members of the page: those of arguments have a dot. */
function readIds(page: Page): Promise<string[]> {
  return page
    .getByRole('article')
    .locator('.gql-member [id]')
    .evaluateAll((elements) => elements.map(({id}) => id));
}

test.describe('an anchor', () => {
  test.use({viewport: {width: 1280, height: 400}});

  test('of a field is in view after a load and after a click', async ({page}) => {
    await open(page, OBJECT.path);
    const id = (await readIds(page)).findLast((one) => !one.includes('.')) ?? '';
    const field = page.locator(`[id="${id}"]`);
    await page.getByRole('article').locator(`a[href="#${id}"]`).first().click();
    await expectBelowNavbar(page, field);
    expect(new URL(page.url()).hash).toBe(`#${id}`);
    await page.goto('about:blank');
    await open(page, `${OBJECT.path}#${id}`);
    await expectBelowNavbar(page, field);
  });

  test('of an argument of a field, if there is one, is in view after a load', async ({
    page,
  }) => {
    await open(page, OBJECT.path);
    const ids = await readIds(page);
    const id = ids.findLast((one) => one.includes('.')) ?? ids.at(-1);
    await page.goto('about:blank');
    await open(page, `${OBJECT.path}#${id}`);
    await expectBelowNavbar(page, page.locator(`[id="${id}"]`));
  });

  test('of another page is in view after the change of page', async ({page}) => {
    await open(page, OBJECT.path);
    const link = page
      .getByRole('article')
      .locator(`a[href^="${REFERENCE}"][href*="#"]`)
      .last();
    const [path = '', id = ''] = ((await link.getAttribute('href')) ?? '').split('#');
    await link.evaluate((element) => {
      for (
        let one = element.closest('details');
        one;
        one = one.parentElement?.closest('details') ?? null
      )
        one.open = true;
    });
    await link.click();
    await expect(page).toHaveURL(`${path}#${id}`);
    await expectBelowNavbar(page, page.locator(`[id="${id}"]`));
  });
});

test.describe('used by', () => {
  test('every use leads to the very field, argument or type', async ({page, request}) => {
    await open(page, OTHER_TYPE.path);
    const links = page
      .locator('section', {has: page.locator('#used-by')})
      .locator('li a');
    const hrefs = await links.evaluateAll((elements) =>
      elements.map((element) => element.getAttribute('href') ?? ''),
    );
    expect(hrefs.length).toBeGreaterThan(0);
    for (const href of hrefs) {
      const [path = '', id] = href.split('#');
      const html = await readText(request, path);
      if (id !== undefined) expect(html).toMatch(new RegExp(`\\sid="?${id}["\\s>]`));
      expect(html).toContain(OTHER_TYPE.path);
    }
  });

  test('the counts are those of the links', async ({page}) => {
    await open(page, SCALAR);
    const groups = page.locator('section:has(> #used-by) > section');
    expect(await groups.count()).toBeGreaterThan(0);
    for (const group of await groups.all()) {
      const [, count = '0'] =
        /\((\d+)\)$/.exec(await group.locator('h3').innerText()) ?? [];
      const shown = await group.locator('li').count();
      const hasMore =
        (await group.getByRole('link', {name: /^See all \d+$/}).count()) > 0;
      expect(hasMore ? Number(count) > shown : Number(count) === shown).toBe(true);
    }
  });
});

test.describe('by keyboard', () => {
  test('a type is reached with Tab and opened with Enter', async ({page}) => {
    await open(page, QUERY.path);
    const link = articleLink(page, OBJECT.path);
    for (let presses = 0; presses < 150; presses += 1) {
      await page.keyboard.press('Tab');
      if (await link.evaluate((element) => element === document.activeElement)) break;
    }
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', {level: 1})).toHaveText(OBJECT.title);
  });

  test('a folded level opens and closes', async ({page}) => {
    await open(page, MUTATION.path);
    const fold = page.getByRole('article').locator('details:visible').first();
    await fold.locator('> summary').focus();
    await page.keyboard.press('Enter');
    await expect(fold).toHaveAttribute('open');
    await expect(fold.getByRole('listitem').first()).toBeVisible();
    await page.keyboard.press('Space');
    await expect(fold).not.toHaveAttribute('open');
  });
});

test.describe('on a narrow screen', () => {
  test.use({viewport: {width: 375, height: 700}});

  test('the drawer shows the navigation of the page and closes when one leaves it', async ({
    page,
  }) => {
    await open(page, QUERY.path);
    const drawer = page.locator('.navbar-sidebar .theme-doc-sidebar-menu');
    const button = page.getByRole('button', {name: 'Toggle navigation bar'});
    await button.click();
    await expect(drawer.locator('[aria-current=page]')).toHaveText(QUERY.title);
    const other = drawer
      .locator(`a[href^="${REFERENCE}"]:not([href*="#"], [href$="/"], [aria-current])`)
      .filter({visible: true})
      .first();
    const name = (await other.textContent()) ?? '';
    await other.click();
    const heading = page.getByRole('heading', {level: 1});
    await expect(heading).toHaveText(name);
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
    await button.click();
    await expect(drawer.locator('[aria-current=page]')).toHaveText(name);
  });

  test('the table of contents is folded above the text, and leads to its places', async ({
    page,
  }) => {
    await open(page, OBJECT.path);
    const contents = page.locator('.theme-doc-toc-mobile');
    await contents.getByText('On this page').click();
    await contents.getByRole('link', {name: 'Used by'}).click();
    await expectBelowNavbar(page, page.locator('#used-by'));
  });
});

plainTest.describe('without JavaScript', () => {
  plainTest.use({javaScriptEnabled: false});

  plainTest(
    'an operation is complete, and its links, folds and contents work',
    async ({page}) => {
      await page.goto(MUTATION.path);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(MUTATION.title);
      for (const name of ['Arguments', 'Returns']) {
        await expect(page.getByRole('heading', {level: 2, name})).toBeVisible();
      }
      const fold = page.getByRole('article').locator('details:visible').first();
      await fold.locator('> summary').click();
      await expect(fold.getByRole('listitem').first()).toBeVisible();
      await page
        .locator('.theme-doc-toc-desktop')
        .getByRole('link', {name: 'Returns'})
        .click();
      await expect(page.locator('#returns')).toBeInViewport();
      await articleLink(page, MUTATED.path).click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(MUTATED.title);
    },
  );
});

test.describe('without the scripts, which do nothing to it', () => {
  test.use({javaScriptEnabled: false});

  test('the main heading of a name breaks between its words on a narrow screen', async ({
    page,
  }) => {
    await page.setViewportSize({width: 320, height: 640});
    const paths = findPathsWithLongNames();
    test.skip(
      paths.length === 0,
      'No type has a name that is long and made of short words.',
    );
    const broken: string[] = [];
    for (const path of paths) {
      await page.goto(path);
      const lines = await page.locator('h1').evaluate((heading) => {
        const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
        const tops = new Map<number, string>();
        for (let node = texts.nextNode(); node; node = texts.nextNode()) {
          const text = node.textContent ?? '';
          for (let index = 0; index < text.length; index += 1) {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + 1);
            const {top} = range.getBoundingClientRect();
            tops.set(top, (tops.get(top) ?? '') + text.charAt(index));
          }
        }
        return [...tops.values()];
      });
      broken.push(...lines.slice(1));
    }
    expect(broken).not.toEqual([]);
    expect(broken.filter((line) => !/^[A-Z]/.test(line))).toEqual([]);
  });
});

/** Pages of types whose names have about as many letters as a line, or more, and no word that has. */
function findPathsWithLongNames(): string[] {
  return EVERY_PATH.filter((path) => {
    const name = path.startsWith(`${REFERENCE}types/`) ? path.split('/').at(-1)! : '';
    const words = name.split('-');
    return words.join('').length > 14 && words.every(({length}) => length < 11);
  }).slice(0, 30);
}
