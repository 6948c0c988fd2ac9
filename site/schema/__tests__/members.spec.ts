import type {Locator, Page} from '@playwright/test';
import {expect, open, test} from '../../../tests/support/site';

const OBJECT = '/docs/graphql/types/objects/space';
const MUTATION = '/docs/graphql/operations/mutations/create-space';
const QUERY = '/docs/graphql/operations/queries/space-by-id';

/** The member of a type in place that its own page shows at the address. */
function memberInPlace(page: Page, href: string): Locator {
  const link = page.locator(`> .gql-name[href="${href}"]`);
  return page.locator('.gql-unfolded > li').filter({has: link}).first();
}

test('a member in place says all of its description, and what to use where it is deprecated', async ({
  page,
}) => {
  const input = '/docs/graphql/types/inputs/create-space-input';
  await open(page, MUTATION);
  await expect(memberInPlace(page, `${input}#initiativeId`)).toContainText(
    'The caller must represent it, else FORBIDDEN.',
  );
  const deprecated = memberInPlace(page, `${input}#isPublic`);
  await expect(deprecated.getByText('deprecated', {exact: true})).toBeVisible();
  await expect(deprecated).toContainText('Deprecated. Use CreateSpaceInput.visibility');
});

test('a returned field names its arguments, each a link to what is said of it', async ({
  page,
}) => {
  await open(page, QUERY);
  const members = memberInPlace(page, `${OBJECT}#members`);
  await expect(members).toContainText('members(types, first, after): PagedSpaceMembers!');
  const links = members.locator('> .gql-signature').getByRole('link');
  expect(
    await links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
  ).toEqual(['types', 'first', 'after'].map((name) => `${OBJECT}#members.${name}`));
  await links.first().click();
  await expect(page.locator('[id="members.types"]')).toBeInViewport();
});

test('a paged field leads to how paging works, on every page that shows it', async ({
  page,
}) => {
  for (const path of [QUERY, OBJECT]) {
    await open(page, path);
    const link = page.getByRole('link', {name: 'How pages work'}).first();
    await expect(link).toHaveAttribute('href', '/docs/pagination');
  }
  await page.getByRole('link', {name: 'How pages work'}).first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/^Pagination/);
});

test('names and types are written alike everywhere, and told apart', async ({page}) => {
  await open(page, MUTATION);
  const argument = page.locator('.gql-member').first();
  await expect(argument).toContainText(/^input: CreateSpaceInput!\s*required/);
  const nested = page.locator('.gql-unfolded > li').first();
  await expect(nested).toContainText(/^name: String!\s*required/);
  await open(page, OBJECT);
  const ofField = page.locator('[id="members.first"]');
  await expect(ofField).toContainText(/^first: Int = 20/);
  for (const [path, place] of [
    [MUTATION, argument],
    [MUTATION, nested],
    [OBJECT, ofField],
  ] as const) {
    await open(page, path);
    const name = place.locator('h3, .gql-name').first();
    await expect(name).toHaveCSS('text-decoration-line', 'none');
    const weight = await name.evaluate((one) => getComputedStyle(one).fontWeight);
    expect(Number(weight)).toBeGreaterThanOrEqual(600);
    const colorOf = (one: Locator) => one.evaluate((it) => getComputedStyle(it).color);
    expect(await colorOf(name)).not.toBe(
      await colorOf(place.locator('.gql-type a').first()),
    );
  }
});

test('every rail of members in view says what they are', async ({page}) => {
  for (const [path, labels] of [
    [MUTATION, ['Fields']],
    [OBJECT, ['Arguments']],
    ['/docs/graphql/operations/queries/favorites', ['Values', 'Fields']],
  ] as const) {
    await open(page, path);
    const rails = page.locator('.gql-unfolded, .gql-arguments').filter({visible: true});
    const above = await rails.evaluateAll((lists) =>
      lists.map((list) => list.previousElementSibling?.textContent ?? ''),
    );
    // A fold says it itself: "3 values of VisibilityType".
    expect(above.filter((text) => text === '')).toEqual([]);
    expect(above).toEqual(expect.arrayContaining([...labels]));
  }
});

test('the definition of a type is folded, and shows whole where it is opened', async ({
  page,
}) => {
  await open(page, OBJECT);
  const section = page.locator('section:has(> #definition)');
  const box = section.locator('pre');
  await expect(box).toBeHidden();
  await section.getByText('Show as the schema defines it').click();
  await expect(box).toContainText('type Space {');
  const hidden = await box.evaluate((one) => one.scrollHeight - one.clientHeight);
  expect(hidden).toBeLessThanOrEqual(1);
});

test('a way of use has an address, and its fold does not count once more', async ({
  page,
}) => {
  await open(page, '/docs/graphql/types/objects/user#used-by-field');
  const heading = page.locator('#used-by-field');
  await expect(heading).toBeInViewport();
  await expect(heading).toHaveText(/^Returned by fields \(\d+\)$/);
  const section = page.locator('section:has(> #used-by-field)');
  await expect(section.locator('summary')).toHaveText('Show all');
});

test.describe('at 320 px', () => {
  test.use({viewport: {width: 320, height: 700}});

  test('a long name breaks between its words and nowhere else', async ({page}) => {
    await open(page, '/docs/graphql/operations/queries/typesense-document-by-id');
    const broken = await page.getByRole('heading', {level: 1}).evaluate((heading) =>
      [...heading.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => {
          const range = document.createRange();
          range.selectNodeContents(node);
          return {text: node.textContent, lines: range.getClientRects().length};
        }),
    );
    expect(broken.map(({text}) => text)).toEqual(['typesense', 'Document', 'By', 'Id']);
    expect(broken.filter(({lines}) => lines > 1)).toEqual([]);
  });
});
