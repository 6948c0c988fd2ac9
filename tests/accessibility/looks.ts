import type {Page} from '@playwright/test';

/** The elements whose look is to be asked. */
export const WITH_NEW_LOOK = '[data-look]';

/**
 * Marks one element of each look of the open page that is not among the known ones, and adds these
 * looks to them. Two texts have one look if all that axe computes a contrast from is equal: colour,
 * size and weight, and what each element that they stand in paints behind them.
 */
export async function markNewLooks(page: Page, known: Set<string>): Promise<void> {
  const looks = await page.evaluate(markNewLooksHere, [...known]);
  looks.forEach((look) => known.add(look));
}

/** Runs in the browser. */
function markNewLooksHere(known: readonly string[]): string[] {
  for (const marked of document.querySelectorAll<HTMLElement>('[data-look]')) {
    delete marked.dataset['look'];
  }
  const behind = new Map<Element, string>();
  const paintedBehind = (element: Element): string => {
    const known = behind.get(element);
    if (known !== undefined) return known;
    const style = getComputedStyle(element);
    const own = [
      ['transparent', 'rgba(0, 0, 0, 0)'].includes(style.backgroundColor)
        ? ''
        : style.backgroundColor,
      style.backgroundImage === 'none' ? '' : style.backgroundImage,
      style.opacity === '1' ? '' : `opacity ${style.opacity}`,
      style.filter === 'none' ? '' : style.filter,
      style.mixBlendMode === 'normal' ? '' : style.mixBlendMode,
      style.position === 'static' ? '' : `${style.position} ${style.zIndex}`,
    ].join(' ');
    const parent = element.parentElement ? paintedBehind(element.parentElement) : '';
    const all = own.trim() === '' ? parent : `${parent} > ${own}`;
    behind.set(element, all);
    return all;
  };
  const hasText = (element: Element): boolean =>
    ['INPUT', 'SELECT', 'TEXTAREA'].includes(element.tagName) ||
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
    );
  const describeLook = (element: Element): string => {
    const style = getComputedStyle(element);
    return [
      style.color,
      style.fontSize,
      style.fontWeight,
      style.textShadow,
      style.webkitTextStrokeWidth,
      paintedBehind(element),
    ].join(' | ');
  };
  const seen = new Set(known);
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    if (hasText(element) && element.checkVisibility({visibilityProperty: true})) {
      const look = describeLook(element);
      if (!seen.has(look)) {
        seen.add(look);
        element.dataset['look'] = '';
      }
    }
  }
  return [...seen].slice(known.length);
}
