import type {Page} from '@playwright/test';
import {waitForFrames} from '../support/site';
import {countFor} from '../support/tally';
import {LINKS_WITH_NEW_LOOK, markNewLooks, WITH_NEW_LOOK} from './looks';
import {ALL, COLORS, injectAxe, runAxe} from './runAxe';
import {markNewTargets, NEW_TARGETS} from './targets';

export type ColorMode = 'light' | 'dark';
export const MODES: readonly ColorMode[] = ['light', 'dark'];

const WIDE = {width: 1280, height: 720};
/** What 400 % zoom leaves of a window of 1280 px. */
export const NARROW = {width: 320, height: 640};

/** Makes every page of the context open in this mode and without movement. */
export async function useColorMode(page: Page, mode: ColorMode): Promise<void> {
  await page.emulateMedia({reducedMotion: 'reduce', colorScheme: mode});
  await page.addInitScript((theme) => {
    localStorage.setItem('theme', theme);
  }, mode);
}

/** What axe finds on the open page as it is now, one line for each rule. */
export async function findViolationsHere(page: Page): Promise<string[]> {
  await injectAxe(page);
  countFor('axe runs', 1);
  return runAxe(page, ALL);
}

/** The same, of the page in light and in dark mode. With known looks, only new ones are asked. */
export async function findViolationsInBothModes(
  page: Page,
  known?: KnownLooks,
): Promise<string[]> {
  await injectAxe(page);
  const found: string[] = [];
  for (const mode of MODES) {
    await showMode(page, mode);
    found.push(...(await findInMode(page, mode, known)));
  }
  return found;
}

/** Two widths, at each two modes. */
export const STATES_OF_A_PAGE = 4;

/** The looks of texts and links whose contrast axe has computed, in each mode, and targets alike. */
export type KnownLooks = Readonly<Record<ColorMode, Set<number>>> & {
  readonly targets: Set<string>;
};

export function createKnownLooks(): KnownLooks {
  return {light: new Set(), dark: new Set(), targets: new Set()};
}

/**
 * What axe finds on the open page at both widths in both modes. With known looks, the contrast of
 * texts and links and the size of targets, which take most of the time, are asked once of those
 * that are alike.
 */
export async function findViolationsEverywhere(
  page: Page,
  known?: KnownLooks,
): Promise<string[]> {
  const found: string[] = [];
  // From the width that the page has: each change of it costs a layout.
  const isNarrow = page.viewportSize()?.width === NARROW.width;
  for (const size of isNarrow ? [NARROW, WIDE] : [WIDE, NARROW]) {
    await resize(page, size);
    found.push(...(await findViolationsInBothModes(page, known)));
  }
  await showMode(page, 'light');
  return found;
}

/**
 * With known looks, dark mode is asked for nothing but what depends on colours, and not at all where
 * no look is new.
 */
async function findInMode(
  page: Page,
  mode: ColorMode,
  known: KnownLooks | undefined,
): Promise<string[]> {
  countFor('states', 1);
  if (known) {
    const looks = await markNewLooks(page, known[mode]);
    if (mode === 'light') await markNewTargets(page, known.targets);
    else if (looks === 0) return [];
  }
  const found = await runAxe(page, {
    ...(known && mode === 'dark' ? COLORS : ALL),
    ...(known && {
      only: {
        'color-contrast': WITH_NEW_LOOK,
        'link-in-text-block': LINKS_WITH_NEW_LOOK,
        'target-size': NEW_TARGETS,
      },
    }),
  });
  countFor('axe runs', 1);
  const where = `at ${page.viewportSize()?.width} px, in ${mode} mode`;
  return found.map((violation) => `${violation}, ${where}`);
}

/** The layout follows at once; what scripts change at another width follows in a frame. */
async function resize(page: Page, size: typeof WIDE): Promise<void> {
  if (page.viewportSize()?.width !== size.width) {
    await page.setViewportSize(size);
    await waitForFrames(page);
  }
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
