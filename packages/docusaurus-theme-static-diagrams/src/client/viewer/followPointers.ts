import type {Point} from './view';

interface Handlers {
  /** A factor around a point of the drawing. */
  readonly onZoom: (factor: number, around: Point) => void;
  /** A distance in the drawing. */
  readonly onPan: (distance: Point) => void;
}

/** Turns wheel, drag and pinch over the stage into zooms and moves of the drawing. */
export function followPointers(
  stage: HTMLElement,
  svg: SVGSVGElement,
  {onZoom, onPan}: Handlers,
): void {
  const pointers = new Map<number, Point>();

  const toDrawing = (point: Point): Point =>
    new DOMPoint(point.x, point.y).matrixTransform(svg.getScreenCTM()?.inverse());

  const move = (from: Point, to: Point) => {
    const start = toDrawing(from);
    const end = toDrawing(to);
    onPan({x: start.x - end.x, y: start.y - end.y});
  };

  stage.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      // A wheel that counts in lines turns about 16 px a line.
      const distance = event.deltaY * (event.deltaMode === 1 ? 16 : 1);
      onZoom(Math.exp(-distance * 0.0015), toDrawing(toPoint(event)));
    },
    {passive: false},
  );

  stage.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    stage.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, toPoint(event));
  });

  stage.addEventListener('pointermove', (event) => {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const now = toPoint(event);
    const other = [...pointers].find(([pointer]) => pointer !== event.pointerId)?.[1];
    if (other) {
      move(middle(before, other), middle(now, other));
      const factor = distance(now, other) / Math.max(distance(before, other), 1);
      onZoom(factor, toDrawing(middle(now, other)));
    } else {
      move(before, now);
    }
    pointers.set(event.pointerId, now);
  });

  for (const name of ['pointerup', 'pointercancel'] as const)
    stage.addEventListener(name, (event) => pointers.delete(event.pointerId));
}

function toPoint(event: MouseEvent): Point {
  return {x: event.clientX, y: event.clientY};
}

function middle(a: Point, b: Point): Point {
  return {x: (a.x + b.x) / 2, y: (a.y + b.y) / 2};
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
