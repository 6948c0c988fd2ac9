import {createDialog, type ViewerAction} from './createDialog';
import {followPointers} from './followPointers';
import {pan, parseView, printView, zoom, type Point} from './view';

const step = 1.4;

const actionByKey: Readonly<Record<string, ViewerAction>> = {
  '+': 'in',
  '=': 'in',
  '-': 'out',
  _: 'out',
  '0': 'fit',
};

const directionByKey: Readonly<Record<string, Point>> = {
  ArrowLeft: {x: -1, y: 0},
  ArrowRight: {x: 1, y: 0},
  ArrowUp: {x: 0, y: -1},
  ArrowDown: {x: 0, y: 1},
};

/**
 * Shows a copy of the diagram in a dialog over the whole window, to zoom and to move. Only
 * the copy's `viewBox` changes, so no style attribute is needed.
 */
export function openViewer(original: SVGSVGElement, opener: HTMLElement): void {
  const title = original.querySelector('title')?.textContent ?? 'Diagram';
  const {dialog, stage, svg} = createDialog(original, title, act);
  const whole = parseView(original.getAttribute('viewBox') ?? '');
  let view = whole;

  function show(next: typeof view): void {
    view = next;
    svg.setAttribute('viewBox', printView(view));
  }

  function act(action: ViewerAction): void {
    const middle = {x: view.x + view.width / 2, y: view.y + view.height / 2};
    switch (action) {
      case 'in':
        show(zoom(view, step, middle, whole));
        break;
      case 'out':
        show(zoom(view, 1 / step, middle, whole));
        break;
      case 'fit':
        show(whole);
        break;
      case 'close':
        dialog.close();
        break;
    }
  }

  dialog.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const action = actionByKey[event.key];
    const direction = directionByKey[event.key];
    if (!action && !direction) return;
    event.preventDefault();
    if (action) act(action);
    if (direction)
      show(
        pan(
          view,
          {x: (direction.x * view.width) / 8, y: (direction.y * view.height) / 8},
          whole,
        ),
      );
  });

  followPointers(stage, svg, {
    onZoom: (factor, around) => show(zoom(view, factor, around, whole)),
    onPan: (distance) => show(pan(view, distance, whole)),
  });

  const leave = () => dialog.close();
  // Going back must not leave the dialog over another page.
  addEventListener('popstate', leave);
  dialog.addEventListener('close', () => {
    removeEventListener('popstate', leave);
    dialog.remove();
    opener.focus();
  });

  document.body.append(dialog);
  dialog.showModal();
  stage.focus();
}
