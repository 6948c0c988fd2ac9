import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {Page} from '@playwright/test';
import type axe from 'axe-core';
import {IS_LONG} from '../../commands/test/longMode';
import {waitForFrames} from '../support/site';

const AXE = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What the colour mode changes, and what takes most of the time. */
const COLORS = ['color-contrast', 'link-in-text-block'];

type Rules = Pick<axe.RunOptions, 'runOnly' | 'rules'>;

const ALL: Rules = {runOnly: TAGS};
const OF_COLORS: Rules = {runOnly: COLORS};
const WITHOUT_COLORS: Rules = {
  runOnly: TAGS,
  rules: Object.fromEntries(COLORS.map((rule) => [rule, {enabled: false}])),
};

export type ColorMode = 'light' | 'dark';

export const WIDE = {width: 1440, height: 900};
/** What 400 % zoom leaves of a window of 1280 px. */
export const NARROW = {width: 320, height: 640};

/** Makes every page of the context open in this mode and without movement. */
export async function useColorMode(page: Page, mode: ColorMode): Promise<void> {
  await page.emulateMedia({reducedMotion: 'reduce', colorScheme: mode});
  await page.addInitScript((theme) => {
    localStorage.setItem('theme', theme);
  }, mode);
}

/**
 * What axe finds on the open page as it is now, one line for each rule: WCAG 2.2 AA and best
 * practices. Called directly: @axe-core/playwright takes more than twice the time.
 */
export async function findViolationsHere(page: Page, options = ALL): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const {violations, rules} = await page.evaluate(runAxe, options);
  const {pathname} = new URL(page.url());
  if (rules === 0) throw new Error(`axe asked no rule on ${pathname}.`);
  return violations.map((violation) => `${pathname}: ${violation}`);
}

/** The same, of the page in light mode and its colours in dark mode, with the width and the mode of each line. */
export async function findViolationsInBothModes(page: Page): Promise<string[]> {
  return [
    ...(await findViolationsIn(page, 'light', ALL)),
    ...(await findViolationsIn(page, 'dark', IS_LONG ? ALL : OF_COLORS)),
  ];
}

async function findViolationsIn(
  page: Page,
  mode: ColorMode,
  rules: Rules,
): Promise<string[]> {
  await showMode(page, mode);
  const where = `at ${page.viewportSize()?.width} px, in ${mode} mode`;
  const violations = await findViolationsHere(page, rules);
  return violations.map((violation) => `${violation}, ${where}`);
}

/** The same, at both widths; the colours of the narrow one in long mode only. */
export async function findViolationsEverywhere(page: Page): Promise<string[]> {
  await resize(page, WIDE);
  const found = await findViolationsInBothModes(page);
  await resize(page, NARROW);
  const atNarrow = IS_LONG
    ? await findViolationsInBothModes(page)
    : await findViolationsIn(page, 'light', WITHOUT_COLORS);
  return [...found, ...atNarrow];
}

async function resize(page: Page, size: typeof WIDE): Promise<void> {
  await page.setViewportSize(size);
  // What scripts change at another width follows in a frame.
  await waitForFrames(page);
}

/** Runs in the browser. */
async function runAxe(
  options: Rules,
): Promise<{readonly violations: string[]; readonly rules: number}> {
  const {run} = (globalThis as unknown as {axe: typeof axe}).axe;
  const {violations, passes} = await run(document, {
    ...options,
    resultTypes: ['violations'],
    preload: false,
  });
  return {
    rules: violations.length + passes.length,
    violations: violations.map(({id, help, nodes}) => {
      const places = nodes.slice(0, 3).map(({target}) => target.join(' '));
      return `${id} (${help}), ${nodes.length}x: ${places.join(' | ')}`;
    }),
  };
}

async function showMode(page: Page, mode: ColorMode): Promise<void> {
  await page.evaluate((theme) => {
    if (document.adoptedStyleSheets.length === 0) {
      // The site's policy refuses a style element, but not this.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('*, ::before, ::after {transition: none !important}');
      document.adoptedStyleSheets.push(sheet);
    }
    document.documentElement.setAttribute('data-theme', theme);
  }, mode);
}
