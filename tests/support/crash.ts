import type {Page} from '@playwright/test';
import {CONTENT_SCRIPTS, sidebarLink} from './site';

/** Leads from the open guide to this one, whose content crashes with this message. */
export async function goToCrash(
  page: Page,
  path: string,
  message: string,
): Promise<void> {
  await page.evaluate((text) => {
    const replaceContent = () => () => {
      throw new Error(text, {cause: new Error('a deeper reason')});
    };
    Object.assign(window, {replaceContent});
  }, message);
  await changeContent(page, replaceDefault);
  await sidebarLink(page, path).click();
}

/** Makes the page's default export the one that `window.replaceContent` makes of it. */
export function replaceDefault(script: string): string {
  return script.replaceAll(/default:\(\)=>(\w+)/g, 'default:()=>replaceContent($1)');
}

/** Changes the scripts of pages that are opened from here on. */
export function changeContent(
  page: Page,
  change: (script: string) => string,
): Promise<void> {
  return changeScripts(page, CONTENT_SCRIPTS, change);
}

export async function changeScripts(
  page: Page,
  scripts: string | RegExp,
  change: (script: string) => string,
): Promise<void> {
  await page.route(scripts, async (route) => {
    const response = await route.fetch();
    await route.fulfill({response, body: change(await response.text())});
  });
}
