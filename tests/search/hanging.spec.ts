import type {Page} from '@playwright/test';
import {expect, open, test} from '../support/site';
import {countFor} from '../support/tally';
import {activeOption, field, START, status} from './palette';
import {MUTATION, REFERENCE} from '../support/content';

test('a worker that answers no query is told, and Try again takes another', async ({
  page,
}) => {
  countFor('faults', 1);
  await page.clock.install();
  await silenceWorkers(page);
  await open(page, START);
  await page.keyboard.press('/');
  await field(page).fill(MUTATION.title);
  await expectLate(page);
  const retry = page.getByRole('dialog').getByRole('button', {name: 'Try again'});
  // Another that is silent is told as late as the first.
  await retry.click();
  await expect(retry).toHaveCount(0);
  await expectLate(page);
  await page.evaluate(() => Object.assign(globalThis, {isSilent: false}));
  await retry.click();
  await expect(activeOption(page)).toContainText(MUTATION.title);
  await expect(retry).toHaveCount(0);
});

/** Lets time go by until the palette tells that it waits, and offers a way on. */
async function expectLate(page: Page): Promise<void> {
  // Counted from when the page begins to wait, which a busy browser may do later.
  await expect(async () => {
    await page.clock.fastForward(10_000);
    await expect(status(page)).toHaveText(
      'The search does not answer. Trying again may help.',
      {timeout: 1000},
    );
  }).toPass();
  await expect(
    page.getByRole('dialog').getByRole('link', {name: 'API reference'}),
  ).toHaveAttribute('href', REFERENCE);
}

/** No worker hears of a query, until `isSilent` is set to false. */
async function silenceWorkers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const scope = Object.assign(globalThis, {isSilent: true});
    const {Worker: Original} = globalThis;
    globalThis.Worker = class extends Original {
      override postMessage(message: {readonly kind: string}): void {
        if (!scope.isSilent || message.kind !== 'search') super.postMessage(message);
      }
    };
  });
}
