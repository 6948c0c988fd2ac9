import {expect, test, type Page} from '@playwright/test';
import {findPageWith, HOME} from '../support/content';

test.use({permissions: ['clipboard-read', 'clipboard-write']});

const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test.beforeEach(async ({page}) => {
  await page.goto(findPageWith('hl-keyword') ?? HOME);
  await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
});

test('copies exactly the code of its own block and says so', async ({page}) => {
  const blocks = await page
    .locator('figure:has(pre):not(.code-frame--refused):visible')
    .all();
  expect(blocks.length).toBeGreaterThan(0);
  for (const block of blocks) {
    await block.getByRole('button', {name: 'Copy'}).click();
    await expect(page.locator('.code-status')).toHaveText('Copied');
    const code = await block.locator('code').textContent();
    // The word of the block before is still there, so it alone says nothing.
    await expect.poll(() => readClipboard(page)).toBe(code);
  }
});

test('works by keyboard and is large enough to hit', async ({page}) => {
  const button = page.locator('figure:has(pre)').first().getByRole('button');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('data-copied', 'Copied');
  const box = await button.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
});

test('works in HTML that is added later, with text of its own', async ({page}) => {
  await page.evaluate(() => {
    const main = document.querySelector('main');
    main?.insertAdjacentHTML(
      'afterbegin',
      '<button data-copy="Space.id">Copy name</button>',
    );
  });
  await page.getByRole('button', {name: 'Copy name'}).click();
  await expect(page.locator('.code-status')).toHaveText('Copied');
  await expect.poll(() => readClipboard(page)).toBe('Space.id');
});

test('does not copy line numbers', async ({page}) => {
  await page.evaluate(() => {
    const lines =
      '<span class="code-line" data-line="1">a\n</span>' +
      '<mark class="code-line" data-line="2">b</mark>';
    const figure = `<figure><button data-copy>Copy lines</button><pre><code>${lines}</code></pre></figure>`;
    document.querySelector('main')?.insertAdjacentHTML('afterbegin', figure);
  });
  await page.getByRole('button', {name: 'Copy lines'}).click();
  await expect(page.locator('.code-status')).toHaveText('Copied');
  await expect.poll(() => readClipboard(page)).toBe('a\nb');
});

test('a refusal leaves the code selected and says what to do', async ({page}) => {
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  const block = page.locator('figure:has(pre)').first();
  await block.getByRole('button').click();
  await expect(page.locator('.code-status')).toHaveText(
    'Could not copy. The text is selected: copy it with the keyboard.',
  );
  const code = (await block.locator('code').textContent())?.trimEnd();
  await expect
    .poll(() => page.evaluate(() => getSelection()?.toString().trimEnd()))
    .toBe(code);
});
