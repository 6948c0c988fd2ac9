import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {Page} from '@playwright/test';
import type axe from 'axe-core';

const AXE = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** What axe is to look for. */
const ALL_RULES: axe.RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
/** The rules whose answer changes when only colours change. */
const COLOR_RULES: axe.RunOnly = {
  type: 'rule',
  values: ['color-contrast', 'link-in-text-block'],
};

export type ColorMode = 'light' | 'dark';

/** Makes every page of the context open in this mode and without movement. */
export async function useColorMode(page: Page, mode: ColorMode): Promise<void> {
  await page.emulateMedia({reducedMotion: 'reduce', colorScheme: mode});
  await page.addInitScript((theme) => {
    localStorage.setItem('theme', theme);
  }, mode);
}

/** What axe finds on the open page as it is now, one line for each rule. */
export async function findViolationsHere(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return runAxe(page, ALL_RULES);
}

/**
 * What axe finds on the open page, which is in light mode, and what its rules about colours find
 * after a change to dark mode. It takes two thirds of the time of opening the page in each mode.
 */
export async function findViolationsInBothModes(page: Page): Promise<string[]> {
  const inLight = await findViolationsHere(page);
  await page.evaluate(() => {
    // The site's policy refuses a style element, but not this.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after {transition: none !important}');
    document.adoptedStyleSheets.push(sheet);
    document.documentElement.setAttribute('data-theme', 'dark');
  });
  const inDark = await runAxe(page, COLOR_RULES);
  return [...inLight, ...inDark.map((violation) => `${violation}, in dark mode`)];
}

/**
 * Called directly: @axe-core/playwright sends all that axe did not object to as well, and takes
 * more than twice the time.
 */
async function runAxe(page: Page, runOnly: axe.RunOnly): Promise<string[]> {
  const {violations, answered} = await page.evaluate(runAxeHere, runOnly);
  const {pathname} = new URL(page.url());
  if (answered === 0) {
    throw new Error(`axe looked at nothing on ${pathname}.`);
  }
  return violations.map((violation) => `${pathname}: ${violation}`);
}

/** Runs in the browser. */
async function runAxeHere(
  runOnly: axe.RunOnly,
): Promise<{violations: string[]; answered: number}> {
  const {run} = (globalThis as unknown as {axe: typeof axe}).axe;
  const options: axe.RunOptions = {runOnly, resultTypes: ['violations'], preload: false};
  const {violations, passes} = await run(document, options);
  return {
    answered: passes.length + violations.length,
    violations: violations.map(({id, help, nodes}) => {
      const places = nodes.slice(0, 3).map(({target}) => target.join(' '));
      return `${id} (${help}), ${nodes.length}x: ${places.join(' | ')}`;
    }),
  };
}
