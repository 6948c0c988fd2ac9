import type {Locator, Page} from '@playwright/test';
import {settings} from '../support/settings';
import {expect, open, sidebarFold, sidebarLink, test} from '../support/site';

const GUIDE = '/docs/chat';
const MUTATION = '/docs/graphql/operations/mutations/create-space';
const OBJECT = '/docs/graphql/types/objects/space';

function sidebar(page: Page): Locator {
  return page.locator('.theme-doc-sidebar-container .menu');
}

/** What a measure of the first element that fits is on a page. */
async function measure(page: Page, path: string, selector: string) {
  await open(page, path);
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const {left, right} = element.getBoundingClientRect();
      const {fontSize, marginTop} = getComputedStyle(element);
      return {left, right, fontSize, marginTop};
    });
}

test.describe('guides and reference pages are one product', () => {
  for (const width of [997, 1200, 1440, 1920]) {
    test(`with the same columns and headings at ${width} px`, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      for (const selector of [
        'article',
        'main h1',
        '.theme-doc-toc-desktop',
        '.theme-doc-sidebar-container',
      ]) {
        const guide = await measure(page, GUIDE, selector);
        const reference = await measure(page, OBJECT, selector);
        // A heading is as wide as its text.
        const {right: _, ...rest} = reference;
        expect(rest, selector).toMatchObject(
          selector === 'main h1'
            ? {left: guide.left, fontSize: guide.fontSize}
            : {left: guide.left},
        );
        if (selector !== 'main h1') expect(reference.right, selector).toBe(guide.right);
      }
      const guide = await measure(page, GUIDE, 'article h2');
      const reference = await measure(page, OBJECT, 'article h2');
      expect(reference).toMatchObject({
        fontSize: guide.fontSize,
        marginTop: guide.marginTop,
      });
    });
  }

  test('with breadcrumbs from the home page through the domain', async ({page}) => {
    await open(page, MUTATION);
    const breadcrumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
    await expect(breadcrumbs.getByRole('listitem')).toHaveText([
      '',
      'GraphQL API',
      'Spaces',
      'Mutations',
      'createSpace',
    ]);
    await expect(breadcrumbs.getByRole('link', {name: 'Home page'})).toHaveAttribute(
      'href',
      '/',
    );
  });

  test('with a table of contents that marks where one is', async ({page}) => {
    await open(page, OBJECT);
    const current = page.locator(
      '.theme-doc-toc-desktop .table-of-contents__link--active',
    );
    await page.locator('#used-by').evaluate((element) => {
      element.scrollIntoView();
    });
    await expect(current).toHaveText('Used by');
    await page.locator('#visibility').evaluate((element) => {
      element.scrollIntoView();
    });
    await expect(current).toHaveText('visibility');
  });

  test('with a link to the line of the schema that defines the element', async ({
    page,
  }) => {
    await open(page, OBJECT);
    await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveAttribute(
      'href',
      new RegExp(`^${settings.editUrl ?? ''}schema/spaces\\.graphql#L\\d+$`),
    );
  });

  test('with previous and next in the order of the sidebar', async ({page}) => {
    await open(page, '/docs/graphql/');
    const entries: string[] = [];
    const next = page.locator('.pagination-nav__link--next');
    for (let count = 0; count < 6; count += 1) {
      const label = (await next.locator('.pagination-nav__label').textContent()) ?? '';
      await next.click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(label);
      const [, , domain = '', kind = '', name = ''] = await page
        .getByRole('navigation', {name: 'Breadcrumbs'})
        .getByRole('listitem')
        .allTextContents();
      entries.push(`${domain} ${kind} ${name}`);
    }
    expect(entries).toEqual([
      'Spaces Queries discoverSpaces',
      'Spaces Queries mySpaces',
      'Spaces Queries spaceById',
      'Spaces Queries spaces',
      'Spaces Mutations createSpace',
      'Spaces Mutations deleteSpace',
    ]);
  });
});

test.describe('the sidebar', () => {
  test('is the same on a guide and in the reference, with the branch of the page', async ({
    page,
  }) => {
    const read = () =>
      sidebar(page).evaluate((element) =>
        [...element.querySelectorAll(':scope > ul > li')].map((item) =>
          (item.querySelector('a, summary') ?? item).textContent.trim(),
        ),
      );
    await open(page, GUIDE);
    const onGuide = await read();
    await open(page, MUTATION);
    expect(await read()).toEqual(onGuide);
    expect(onGuide).toContain('GraphQL API');
    await expect(sidebarLink(page, MUTATION)).toHaveAttribute('aria-current', 'page');
    await expect(
      sidebarLink(page, '/docs/graphql/operations/queries/my-spaces'),
    ).toBeVisible();
  });

  test('unfolds a domain in place', async ({page}) => {
    await open(page, '/docs/graphql/');
    const link = sidebarLink(page, '/docs/graphql/operations/queries/#polls');
    await expect(link).toHaveCount(0);
    await sidebarFold(page, 'Polls').click();
    await expect(link).toBeVisible();
    await expect(page).toHaveURL('/docs/graphql/');
    await link.click();
    await expect(page.locator('#polls')).toBeInViewport();
  });

  test('stays as the reader leaves it: guide, reference, guide, and after a reload', async ({
    page,
  }) => {
    const versioning = sidebarLink(page, '/docs/versioning/app');
    const polls = sidebarLink(page, '/docs/graphql/operations/queries/#polls');
    const spaces = sidebarLink(page, '/docs/graphql/operations/queries/my-spaces');
    await open(page, MUTATION);
    await sidebarFold(page, 'Versioning').click();
    await sidebarFold(page, 'Polls').click();
    await sidebarFold(page, 'Queries').click();
    const expectAsLeft = async () => {
      await expect(versioning).toBeVisible();
      await expect(polls).toBeVisible();
      await expect(spaces).toBeHidden();
    };
    await expectAsLeft();
    await page.locator('.pagination-nav__link--next').click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('deleteSpace');
    await expectAsLeft();
    await sidebarLink(page, GUIDE).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(/^Chat/);
    await expect(versioning).toBeVisible();
    await page.goBack();
    await expectAsLeft();
    await page.reload();
    await expectAsLeft();
    await sidebarFold(page, 'Versioning').click();
    await page.reload();
    await expect(versioning).toBeHidden();
  });

  test('stays where the reader has scrolled it', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 500});
    await open(page, MUTATION);
    const link = sidebarLink(page, '/docs/contributing/');
    await link.scrollIntoViewIfNeeded();
    const scrolled = await sidebar(page).evaluate(({scrollTop}) => scrollTop);
    expect(scrolled).toBeGreaterThan(0);
    await link.click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(/^Contributing/);
    await expect(link).toBeInViewport();
  });

  for (const width of [1280, 320]) {
    test(`shows whole names at ${width} px`, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      await open(page, '/docs/graphql/types/objects/paged-space-membership-requests');
      if (width < 996) {
        await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      }
      const cut = await page
        .locator('.theme-doc-sidebar-menu :is(a, summary):visible')
        .evaluateAll((elements) =>
          elements
            .filter(
              (element) =>
                element.scrollWidth > element.clientWidth + 1 ||
                element.scrollHeight > element.clientHeight + 1,
            )
            .map(({textContent}) => textContent),
        );
      expect(cut).toEqual([]);
      await expect(
        page.locator('.theme-doc-sidebar-menu [aria-current=page]:visible'),
      ).toHaveText('PagedSpaceMembershipRequests');
    });
  }
});

test('of the two pages of a directive one is canonical, before and after hydration', async ({
  page,
  request,
}) => {
  for (const name of ['include', 'skip']) {
    const canonical = `${settings.url}/docs/graphql/types/directives/${name}`;
    for (const folder of ['operations', 'types']) {
      const path = `/docs/graphql/${folder}/directives/${name}`;
      const html = await (await request.get(path)).text();
      expect(/rel="?canonical"? href="?([^" >]*)/.exec(html)?.[1]).toBe(canonical);
      await open(page, path);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        canonical,
      );
      await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
    }
  }
});
