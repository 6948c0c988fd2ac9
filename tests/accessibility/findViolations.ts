import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {Page} from '@playwright/test';
import type axe from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const AXE = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

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

/**
 * What axe finds on the open page as it is now. Called directly: through @axe-core/playwright,
 * which sends all that axe did not object to as well, a page takes more than twice the time.
 */
export async function findViolationsHere(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const {violations, passed} = await page.evaluate(runAxe, TAGS);
  const {pathname} = new URL(page.url());
  if (passed === 0) {
    throw new Error(`axe looked at nothing on ${pathname}.`);
  }
  return violations.map((violation) => `${pathname}: ${violation}`);
}

/** Runs in the browser. */
async function runAxe(tags: string[]): Promise<{violations: string[]; passed: number}> {
  const {run} = (globalThis as unknown as {axe: typeof axe}).axe;
  const {violations, passes} = await run(document, {
    runOnly: {type: 'tag', values: tags},
    resultTypes: ['violations'],
  });
  return {
    passed: passes.length,
    violations: violations.map(({id, help, nodes}) => {
      const places = nodes.slice(0, 3).map(({target}) => target.join(' '));
      return `${id} (${help}), ${nodes.length}x: ${places.join(' | ')}`;
    }),
  };
}
