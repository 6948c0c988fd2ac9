import type {Locator, Page} from '@playwright/test';

/** What opens and closes a part of the sidebar, by the name of the part. */
export function sidebarFold(page: Page, name: string): Locator {
  const folds = page.locator('.theme-doc-sidebar-container details > summary');
  return folds
    .filter({hasText: new RegExp(`^${name}$`)})
    .or(folds.and(page.getByLabel(`Pages under ${name}`, {exact: true})));
}
