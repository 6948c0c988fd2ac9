import type {Page} from '@playwright/test';
import {IS_LONG} from '../../commands/test/longMode';

const NARROWEST = 320;
const WIDEST = 1920;
/** Most pages are too wide from some width down to the next breakpoint, so that few widths find it. */
const STEP = IS_LONG ? 20 : 400;
/** Widths on both sides of a breakpoint of the theme. */
const BREAKPOINTS = [576, 577, 768, 769, 996, 997, 1140, 1141];

/** The widths of window that are tried, in ascending order. */
const WIDTHS: readonly number[] = [
  ...Array.from(
    {length: (WIDEST - NARROWEST) / STEP + 1},
    (_item, index) => NARROWEST + index * STEP,
  ),
  ...BREAKPOINTS,
].sort((a, b) => a - b);

/** The widths at which the open page is wider than its window: `320 px: pre.code, table`. */
export async function findOverflow(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({width, height: 800});
    const elements = await page.evaluate(findElementsOutside);
    if (elements !== undefined) found.push(`${width} px: ${elements}`);
  }
  return found;
}

/** Runs in the browser. The first elements outside the window, if it can be scrolled sideways. */
export function findElementsOutside(): string | undefined {
  const {scrollWidth, clientWidth} = document.documentElement;
  if (Math.max(scrollWidth, document.body.scrollWidth) <= clientWidth) {
    return undefined;
  }
  const outside = [...document.body.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 1,
  );
  const names = outside
    .slice(0, 3)
    .map(
      ({classList: [name], tagName}) => tagName.toLowerCase() + (name ? `.${name}` : ''),
    );
  return names.join(', ') || 'something outside the body';
}
