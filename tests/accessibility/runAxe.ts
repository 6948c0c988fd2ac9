import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {Page} from '@playwright/test';
import type axe from 'axe-core';

const AXE = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** What axe is to look for. */
export interface AxeRun {
  readonly runOnly: axe.RunOnly;
  /** What the elements have to match that a rule is asked of; without it, all that it knows. */
  readonly only?: Readonly<Record<string, string>>;
}

export const ALL: AxeRun = {
  runOnly: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
};
/** The rules whose answer changes when only colours change. */
export const COLORS: AxeRun = {
  runOnly: {type: 'rule', values: ['color-contrast', 'link-in-text-block']},
};

/** Brings axe into the open page, unless it is there. */
export async function injectAxe(page: Page): Promise<void> {
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  if (!isThere) await page.evaluate(AXE);
}

/**
 * What axe finds on the open page, one line for each rule. Called directly: @axe-core/playwright
 * sends all that axe did not object to as well, and takes more than twice the time.
 */
export async function runAxe(page: Page, run: AxeRun): Promise<string[]> {
  const {violations, answered} = await page.evaluate(runAxeHere, run);
  const {pathname} = new URL(page.url());
  if (answered === 0) {
    throw new Error(`axe looked at nothing on ${pathname}.`);
  }
  return violations.map((violation) => `${pathname}: ${violation}`);
}

/** Runs in the browser. */
async function runAxeHere({
  runOnly,
  only = {},
}: AxeRun): Promise<{violations: string[]; answered: number}> {
  const {configure, reset, run} = (globalThis as unknown as {axe: typeof axe}).axe;
  reset();
  configure({rules: Object.entries(only).map(([id, selector]) => ({id, selector}))});
  const options: axe.RunOptions = {runOnly, resultTypes: ['violations'], preload: false};
  const {violations, passes, incomplete, inapplicable} = await run(document, options);
  return {
    answered: [passes, incomplete, inapplicable, violations].flat().length,
    violations: violations.map(({id, help, nodes}) => {
      const places = nodes.slice(0, 3).map(({target}) => target.join(' '));
      return `${id} (${help}), ${nodes.length}x: ${places.join(' | ')}`;
    }),
  };
}
