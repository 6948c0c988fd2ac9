import type {Page} from '@playwright/test';

/**
 * The texts of the open page that a box cuts off where nothing scrolls to them, such as
 * `div.box cuts "Some text"`. Texts for screen readers alone are no larger than a pixel.
 */
export function findCutText(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const lines = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim().slice(0, 40);
      if (!text || !element?.checkVisibility({visibilityProperty: true})) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        const edge = findEdge(element, box);
        if (edge) lines.add(`${edge.localName}.${edge.classList[0]} cuts "${text}"`);
      }
    }
    return [...lines];

    /** The box around an element that cuts off a part of it, which cannot be scrolled to. */
    function findEdge(element: Element, box: DOMRect): Element | undefined {
      for (let one: Element | null = element; one; one = one.parentElement) {
        const {display, overflowX, overflowY} = getComputedStyle(one);
        if (['inline', 'contents'].includes(display) || one === document.body) continue;
        if (one.clientWidth <= 1 && one.clientHeight <= 1) return undefined;
        if (/auto|scroll/.test(overflowX + overflowY)) return undefined;
        // The boxes of letters are higher than what is drawn of them.
        const slack = box.height / 5;
        const {left, right, top, bottom} = one.getBoundingClientRect();
        const isCutAside = box.left < left - 1 || box.right > right + 1;
        const isCutAcross = box.top < top - slack || box.bottom > bottom + slack;
        const hides = /hidden|clip/;
        if (hides.test(overflowX) && isCutAside) return one;
        if (hides.test(overflowY) && isCutAcross) return one;
      }
      return undefined;
    }
  });
}

/**
 * The controls of the navbar of which another one, or the edge of the window, covers a part, and those
 * whose text overflows the navbar.
 */
export function findCrowdedControls(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const navbar = document.querySelector('.navbar')!;
    const controls = [...navbar.querySelectorAll('.navbar :is(a, button)')]
      .filter((control) => control.checkVisibility({visibilityProperty: true}))
      .map((control) => ({
        name: control.textContent.trim() || String(control.getAttribute('aria-label')),
        box: control.getBoundingClientRect(),
      }))
      .filter(({box}) => box.width > 1);
    const {bottom} = navbar.getBoundingClientRect();
    const {clientWidth} = document.documentElement;
    return controls
      .filter(
        ({box}, index) =>
          box.left < -1 ||
          box.right > clientWidth + 1 ||
          box.bottom > bottom + 1 ||
          controls.slice(index + 1).some((other) => doMeet(box, other.box)),
      )
      .map(({name}) => name);

    function doMeet(a: DOMRect, b: DOMRect): boolean {
      const isBeside = a.right <= b.left + 1 || b.right <= a.left + 1;
      const isAbove = a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
      return !isBeside && !isAbove;
    }
  });
}
