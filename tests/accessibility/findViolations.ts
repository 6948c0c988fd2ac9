import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export type ColorMode = 'light' | 'dark';

/** Makes every page of the context open in this mode and without movement. */
export async function useColorMode(page: Page, mode: ColorMode): Promise<void> {
  await page.emulateMedia({reducedMotion: 'reduce', colorScheme: mode});
  await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
}

/** Opens a page and returns what axe finds on it once it is hydrated, one line for each rule. */
export async function findViolations(page: Page, path: string): Promise<string[]> {
  await page.goto(path, {waitUntil: 'domcontentloaded'});
  await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
  return findViolationsHere(page);
}

/** What axe finds on the open page as it is now. */
export async function findViolationsHere(page: Page): Promise<string[]> {
  // There are no frames; without them axe needs no second page to put its results together.
  const axe = new AxeBuilder({page}).withTags(TAGS).setLegacyMode(true);
  const {violations, passes} = await axe.analyze();
  const path = new URL(page.url()).pathname;
  if (passes.length === 0) {
    throw new Error(`axe looked at nothing on ${path}.`);
  }
  return violations.map(({id, help, nodes}) => {
    const places = nodes.slice(0, 3).map(({target}) => target.join(' '));
    return `${path}: ${id} (${help}), ${nodes.length}x: ${places.join(' | ')}`;
  });
}
