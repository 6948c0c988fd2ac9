import type {Page} from '@playwright/test';

/** The targets whose size and distance are to be asked. */
export const NEW_TARGETS = '[data-target]';

/**
 * Marks the targets of the open page that may be too small or too near to another, once for each
 * kind that is not among the known ones, and adds these kinds to them. What is 24 px wide and high
 * and lies upon no other target, or has none near it, is never too small. Two others are of one
 * kind if what they stand in has the same names, and their size and the distance to the nearest
 * other one are the same.
 */
export async function markNewTargets(page: Page, known: Set<string>): Promise<void> {
  const kinds = await page.evaluate(markNewTargetsHere, [...known]);
  kinds.forEach((kind) => known.add(kind));
}

/** Runs in the browser. */
function markNewTargetsHere(known: readonly string[]): string[] {
  const ENOUGH = 24;
  /** More than the half of it that axe asks, for it counts what covers a target, too. */
  const NEAR = 16;
  const elements = [
    ...document.body.querySelectorAll<HTMLElement>(
      'a[href], area, button, input, select, textarea, summary, [tabindex], [role], [contenteditable]',
    ),
  ];
  const targets = elements
    .filter((element) => element.checkVisibility({visibilityProperty: true}))
    .map((element) => ({element, box: element.getBoundingClientRect()}));
  const isEnough = ({width, height}: DOMRect): boolean =>
    width >= ENOUGH && height >= ENOUGH;
  /** From the middle of the one to the nearest point of the other; below 0 where they overlap. */
  const distance = (from: DOMRect, to: DOMRect): number => {
    const isOver =
      from.left < to.right &&
      to.left < from.right &&
      from.top < to.bottom &&
      to.top < from.bottom;
    if (isOver) return -1;
    const x = from.left + from.width / 2;
    const y = from.top + from.height / 2;
    const toEdge = Math.hypot(
      Math.max(to.left - x, 0, x - to.right),
      Math.max(to.top - y, 0, y - to.bottom),
    );
    const toMiddle = Math.hypot(to.left + to.width / 2 - x, to.top + to.height / 2 - y);
    return isEnough(to) ? toEdge : Math.min(toEdge, toMiddle - ENOUGH / 2);
  };
  const describePlace = (element: Element): string => {
    const names: string[] = [];
    for (let each: Element | null = element; each && each !== document.body; ) {
      names.push(`${each.localName}.${each.className}`);
      each = each.parentElement;
    }
    return names.slice(0, 4).join(' < ');
  };
  const seen = new Set(known);
  for (const {element, box} of targets) {
    element.removeAttribute('data-target');
    let nearest = NEAR;
    for (const other of targets) {
      if (other.box.top - box.bottom > NEAR || box.top - other.box.bottom > NEAR)
        continue;
      if (other.element.contains(element) || element.contains(other.element)) continue;
      nearest = Math.min(nearest, distance(box, other.box));
    }
    if (nearest >= NEAR || (isEnough(box) && nearest >= 0)) continue;
    const kind = [
      describePlace(element),
      getComputedStyle(element).display,
      Math.min(Math.round(box.width), ENOUGH),
      Math.min(Math.round(box.height), ENOUGH),
      Math.round(nearest),
    ].join(' ');
    if (!seen.has(kind)) {
      seen.add(kind);
      element.setAttribute('data-target', '');
    }
  }
  return [...seen].slice(known.length);
}
