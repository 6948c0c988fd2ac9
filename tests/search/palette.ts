import type {Locator, Page} from '@playwright/test';
import {open} from '../support/site';
import {OTHER_GUIDE} from '../support/content';

/** Where the tests begin: a page that is not among the results they look for. */
export const START = OTHER_GUIDE.path;

export function box(page: Page): Locator {
  return page.getByRole('button', {name: 'Search', exact: true});
}

export function field(page: Page): Locator {
  return page.getByRole('combobox', {name: 'Search'});
}

export function status(page: Page): Locator {
  return page.getByRole('dialog', {name: 'Search'}).getByRole('status');
}

export function option(page: Page, name: string | RegExp): Locator {
  return page.getByRole('option', {name});
}

/** The option that Enter would choose, as the text field names it. */
export function activeOption(page: Page): Locator {
  return page.getByRole('option', {selected: true});
}

/** Opens a page, its palette, and types a query. */
export async function search(page: Page, query: string): Promise<void> {
  await open(page, START);
  await page.keyboard.press('/');
  await field(page).fill(query);
}
