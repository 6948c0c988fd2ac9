/** Milliseconds of each of the two steps in which the bar ends. */
const SPEED = 200;

let shown: HTMLElement | undefined;

function createBox(...children: readonly Node[]): HTMLElement {
  const box = document.createElement('div');
  box.append(...children);
  return box;
}

/**
 * The line at the top while a page is on its way, with the elements that the theme's styles know. In place of
 * nprogress 0.2, whose steps are a transition here, and which does for other programs what nobody asks for.
 */
export default {
  // It has no spinner that could be turned off.
  configure: (): void => undefined,

  start(): void {
    if (shown) return;
    const peg = createBox();
    peg.className = 'peg';
    const bar = createBox(peg);
    bar.className = 'bar';
    bar.style.transform = 'translateX(-92%)';
    shown = createBox(bar);
    shown.id = 'nprogress';
    document.body.append(shown);
    // Without a layout in between, the bar would start where it ends.
    void bar.offsetWidth;
    bar.style.transition = 'transform 20s cubic-bezier(0.1, 0.7, 0.3, 1)';
    bar.style.transform = 'translateX(-1%)';
  },

  done(): void {
    const box = shown;
    const bar = box?.firstElementChild;
    if (!box || !(bar instanceof HTMLElement)) return;
    shown = undefined;
    bar.style.transition = `transform ${SPEED}ms`;
    bar.style.transform = 'none';
    setTimeout(() => {
      box.style.transition = `opacity ${SPEED}ms linear`;
      box.style.opacity = '0';
      setTimeout(() => {
        box.remove();
      }, SPEED);
    }, SPEED);
  },
};
