import type {Page} from '@playwright/test';
import {LONG_ONLY} from '../../commands/test/longMode';
import {findGuideWith, HOME} from '../support/content';
import {expect, open, test} from '../support/site';

test.use({permissions: ['clipboard-read', 'clipboard-write']});

const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test.beforeEach(({page}) => open(page, findGuideWith('figure .hl-keyword') ?? HOME));

test('copies exactly the code of its own block and says so', async ({page}) => {
  const blocks = page.locator('figure:has(pre):not(.code-frame--refused):visible');
  expect(await blocks.count()).toBeGreaterThan(0);
  for (const block of await blocks.all()) {
    await block.getByRole('button', {name: 'Copy'}).click();
    await expect(page.locator('.code-status')).toHaveText('Copied');
    const code = await block.locator('code').textContent();
    // The word of the block before is still there, so it alone proves nothing.
    await expect.poll(() => readClipboard(page)).toBe(code);
  }
});

test(
  'works by keyboard, is large enough to hit and shows "Copied"',
  LONG_ONLY,
  async ({page}) => {
    const button = page.locator('figure:has(pre):visible').first().getByRole('button');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('data-copied', 'Copied');
    expect(
      await button.evaluate((element) => getComputedStyle(element, '::before').content),
    ).toBe('"Copied"');
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  },
);

for (const [title, html, copied] of [
  [
    'works in HTML that is added later',
    '<button data-copy="Space.id">Copy it</button>',
    'Space.id',
  ],
  [
    'does not copy line numbers',
    '<figure><button data-copy>Copy it</button><pre><code><span class="code-line" data-line="1">a\n</span><mark class="code-line" data-line="2">b</mark></code></pre></figure>',
    'a\nb',
  ],
] as const) {
  test(title, async ({page}) => {
    await page
      .locator('main')
      .first()
      .evaluate((main, added) => {
        main.insertAdjacentHTML('afterbegin', added);
      }, html);
    await page.getByRole('button', {name: 'Copy it'}).click();
    await expect(page.locator('.code-status')).toHaveText('Copied');
    await expect.poll(() => readClipboard(page)).toBe(copied);
  });
}

test('a refusal leaves the code selected and says what to do', async ({page}) => {
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  const block = page.locator('figure:has(pre):visible').first();
  await block.getByRole('button').click();
  await expect(page.locator('.code-status')).toHaveText(
    'Could not copy. The text is selected: copy it with the keyboard.',
  );
  const code = (await block.locator('code').textContent())?.trimEnd();
  await expect
    .poll(() => page.evaluate(() => getSelection()?.toString().trimEnd()))
    .toBe(code);
});
