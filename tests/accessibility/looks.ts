import type {Page} from '@playwright/test';

/** The elements whose contrast is to be asked, and the links that are to be compared with a text. */
export const WITH_NEW_LOOK = '[data-look]';
export const LINKS_WITH_NEW_LOOK = '[data-link-look]';

/**
 * Marks one element of each look of the open page that is not among the known ones, adds these looks
 * to them, each as a number, for they are long, and returns how many they were. Two texts have one
 * look if all that axe computes a contrast from is equal: colour, size and weight, and what each
 * element that they stand in paints behind them. Two links have one look if they and the blocks that
 * they stand in have one, are decorated alike, and both stand, or both do not stand, in a text that is
 * longer than its links.
 */
export async function markNewLooks(page: Page, known: Set<number>): Promise<number> {
  const looks = await page.evaluate(markNewLooksHere, [...known]);
  looks.forEach((look) => known.add(look));
  return looks.length;
}

/** Runs in the browser. */
function markNewLooksHere(known: readonly number[]): number[] {
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
  const describeDecoration = (element: Element): string => {
    const style = getComputedStyle(element);
    return [
      style.textDecoration,
      style.fontFamily,
      style.fontStyle,
      style.borderTop,
      style.borderBottom,
      style.outline,
      getComputedStyle(element, '::before').content,
      getComputedStyle(element, '::after').content,
    ].join(' | ');
  };
  const isInline = (element: Element): boolean =>
    ['inline', 'contents'].includes(getComputedStyle(element).display);
  /** The length of the text that stands in the lines of a block, and of the links among it. */
  const measureLines = (element: Element): {text: number; links: number} => {
    const sum = {text: 0, links: 0};
    for (const node of element.childNodes) {
      if (node.nodeType === Node.TEXT_NODE) {
        sum.text += (node.textContent ?? '').trim().length;
      } else if (node instanceof Element && node.matches('a[href], button')) {
        sum.links += node.textContent.trim().length;
      } else if (node instanceof Element && isInline(node)) {
        const inner = measureLines(node);
        sum.text += inner.text;
        sum.links += inner.links;
      }
    }
    return sum;
  };
  const describeLink = (link: Element): string => {
    let block = link.parentElement;
    while (block?.parentElement && isInline(block)) block = block.parentElement;
    if (!block) return '';
    const {text, links} = measureLines(block);
    return [
      text > links ? 'a link in a text' : 'a link',
      getComputedStyle(link).display,
      ...[link, block].flatMap((element) => [
        describeLook(element),
        describeDecoration(element),
      ]),
    ].join(' || ');
  };
  /** 53 bits of the text. */
  const toNumber = (text: string): number => {
    let [low, high] = [0xdeadbeef, 0x41c6ce57];
    for (let index = 0; index < text.length; index += 1) {
      const code = text.charCodeAt(index);
      low = Math.imul(low ^ code, 2654435761);
      high = Math.imul(high ^ code, 1597334677);
    }
    return (high & 0x1fffff) * 2 ** 32 + (low >>> 0);
  };
  const seen = new Set(known);
  const markOnce = (element: Element, look: string, mark: string): void => {
    const number = toNumber(look);
    if (!seen.has(number)) {
      seen.add(number);
      element.setAttribute(mark, '');
    }
  };
  for (const element of document.body.querySelectorAll('*')) {
    element.removeAttribute('data-look');
    element.removeAttribute('data-link-look');
    if (element.checkVisibility({visibilityProperty: true})) {
      if (hasText(element)) markOnce(element, describeLook(element), 'data-look');
      if (element.matches('a[href], [role=link]')) {
        markOnce(element, describeLink(element), 'data-link-look');
      }
    }
  }
  return [...seen].slice(known.length);
}
