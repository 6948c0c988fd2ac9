import type {Locator} from '@playwright/test';
import {settings} from '../support/settings';
import {SCRIPTS} from '../support/network';
import {expect, open, readStorage, test} from '../support/site';
import {at, FIRST_GUIDE, HOME, OBJECT, OTHER_GUIDE, REFERENCE} from '../support/content';

const BLOG_LINK = settings.blog ? [['Blog', at('/blog')]] : [];

test('the navbar leads to the guides, the blog and the repository', async ({page}) => {
  await open(page, HOME);
  const navbar = page.getByRole('navigation', {name: 'Main'});
  expect(await readLinks(navbar.locator('.navbar__items').first())).toEqual([
    [settings.name, HOME],
    ['Docs', FIRST_GUIDE.path],
    ['API reference', REFERENCE],
    ...BLOG_LINK,
  ]);
  expect(await readLinks(navbar.locator('.navbar__items--right'))).toEqual([
    ['Repository', settings.repository],
  ]);
});

for (const [path, label] of [
  [OTHER_GUIDE.path, 'Docs'],
  [REFERENCE, 'API reference'],
  [OBJECT.path, 'API reference'],
  ...(settings.blog ? [[at('/blog'), 'Blog'] as const] : []),
] as const) {
  test(`the navbar marks ${label} on ${path}`, async ({page}) => {
    await open(page, path);
    const navbar = page.getByRole('navigation', {name: 'Main'});
    await expect(navbar.locator('.navbar__link--active')).toHaveText([label]);
  });
}

test('the footer has the links, the profiles and the copyright', async ({page}) => {
  await open(page, HOME);
  const footer = page.getByRole('contentinfo');
  expect(await readLinks(footer)).toEqual([
    ['Documentation', FIRST_GUIDE.path],
    ...BLOG_LINK,
    ['Repository', settings.repository],
    ['Accessibility', at('/accessibility/')],
    ...settings.socialProfiles.map(({label, href}) => [label, href]),
  ]);
  await expect(footer).toContainText(
    `Copyright © ${settings.copyrightYear} ${settings.name}`,
  );
});

test('the skip link leads past the navbar to the content', async ({page}) => {
  await open(page, FIRST_GUIDE.path);
  await page.keyboard.press('Tab');
  const skipLink = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skipLink).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

if (settings.announcement) {
  const {id} = settings.announcement;

  test('the announcement bar stays closed once it was closed', async ({page}) => {
    await open(page, FIRST_GUIDE.path);
    const bar = page.getByRole('banner');
    await expect(bar).toBeVisible();
    await bar.getByRole('button', {name: 'Close'}).click();
    await expect(bar).toBeHidden();
    await expect
      .poll(() => readStorage(page))
      .toMatchObject({
        'docusaurus.announcement.dismiss': 'true',
        'docusaurus.announcement.id': id,
      });
    await open(page, HOME);
    await expect(bar).toBeHidden();
  });

  test('a closed announcement bar is not painted while the page loads', async ({
    page,
  }) => {
    await page.addInitScript((closed) => {
      localStorage.setItem('docusaurus.announcement.dismiss', 'true');
      localStorage.setItem('docusaurus.announcement.id', closed);
    }, id);
    await page.route(SCRIPTS, () => undefined);
    await page.goto(FIRST_GUIDE.path, {waitUntil: 'commit'});
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.locator('.theme-announcement-bar')).toBeHidden();
  });

  test('a new announcement shows again', async ({page}) => {
    await open(page, FIRST_GUIDE.path);
    await page.evaluate(() => {
      localStorage.setItem('docusaurus.announcement.dismiss', 'true');
      localStorage.setItem('docusaurus.announcement.id', 'an older one');
    });
    // The theme notices the new announcement on one page and shows it from the next one on.
    await open(page, OTHER_GUIDE.path);
    await open(page, FIRST_GUIDE.path);
    await expect(page.getByRole('banner')).toBeVisible();
  });
} else {
  test('there is no announcement bar', async ({page}) => {
    await open(page, FIRST_GUIDE.path);
    await expect(page.getByRole('banner')).toHaveCount(0);
  });
}

test('breadcrumbs lead from the home page to the guide', async ({page}) => {
  await open(page, OTHER_GUIDE.path);
  const breadcrumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
  const label = await page
    .locator('.theme-doc-sidebar-menu [aria-current=page]')
    .textContent();
  await expect(breadcrumbs.getByRole('listitem').last()).toHaveText(label ?? '');
  await expect(breadcrumbs.getByRole('link', {name: 'Home page'})).toHaveAttribute(
    'href',
    HOME,
  );
});

test('the table of contents has the headings of levels 2 and 3 only', async ({page}) => {
  const levels = new Set<string>();
  for (const path of [FIRST_GUIDE.path, OTHER_GUIDE.path]) {
    await open(page, path);
    const article = page.locator('article .markdown');
    const headings = article.locator(':is(h2, h3, h4, h5)[id]');
    const expected = await headings.evaluateAll((elements) =>
      elements.map(({tagName, id}) => ({tagName, hash: `#${id}`})),
    );
    const links = page.locator('.theme-doc-toc-desktop a');
    const hashes = await links.evaluateAll((elements) =>
      elements.map((element) => element.getAttribute('href')),
    );
    expect(hashes).toEqual(
      expected
        .filter(({tagName}) => tagName === 'H2' || tagName === 'H3')
        .map(({hash}) => hash),
    );
    for (const {tagName} of expected) {
      levels.add(tagName);
    }
  }
  expect(levels).toContain('H2');
});

test('the sidebar cannot be hidden', async ({page}) => {
  await open(page, FIRST_GUIDE.path);
  await expect(
    page.getByRole('button', {name: 'Collapse sidebar', exact: true}),
  ).toHaveCount(0);
});

for (const [width, isMobile] of [
  [996, true],
  [997, false],
] as const) {
  test(`at ${width} px the sidebar is ${isMobile ? 'behind a button' : 'beside the text'}`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 800});
    await open(page, FIRST_GUIDE.path);
    const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    await expect(toggle).toBeVisible({visible: isMobile});
    await expect(sidebar).toBeVisible({visible: !isMobile});
  });
}

test('the mobile sidebar opens, leads to a guide and closes', async ({page}) => {
  await page.setViewportSize({width: 600, height: 800});
  await open(page, FIRST_GUIDE.path);
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const sidebar = page.locator('.navbar-sidebar');
  await sidebar.locator(`a[href="${OTHER_GUIDE.path}"]`).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(OTHER_GUIDE.title);
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
});

for (const path of [FIRST_GUIDE.path, OBJECT.path]) {
  test(`${path} is of version Next`, async ({page}) => {
    await open(page, path);
    await expect(page.getByText('Version: Next')).toBeVisible();
  });
}

/** Text and address of the links in an element, in order. */
function readLinks(element: Locator): Promise<[string, string | null][]> {
  return element
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => [link.textContent.trim(), link.getAttribute('href')]),
    );
}
