import {expect, open, test} from '../support/site';
import {findPageWith, HOME} from '../support/content';

const WITH_REFUSED = findPageWith('code-frame--refused');

if (WITH_REFUSED !== undefined) {
  test('a sample that is wrong on purpose is marked as refused, with its error', async ({
    page,
  }) => {
    await open(page, WITH_REFUSED);
    const frame = page.locator('figure.code-frame--refused').first();
    await expect(frame.locator('figcaption')).toContainText('Refused');
    await expect(frame).toContainText('Error: ');
    await expect(frame.getByRole('button')).toHaveCount(0);
    expect(await frame.evaluate((element) => getComputedStyle(element).borderStyle)).toBe(
      'dashed',
    );
  });
}

test('a button says that it has copied', async ({page, context}) => {
  await context.grantPermissions(['clipboard-write']);
  await open(page, findPageWith('hl-keyword') ?? HOME);
  const button = page.getByRole('button', {name: 'Copy'}).first();
  await button.click();
  await expect
    .poll(() =>
      button.evaluate((element) => getComputedStyle(element, '::before').content),
    )
    .toBe('"Copied"');
});
