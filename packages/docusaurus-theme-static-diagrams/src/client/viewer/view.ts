/** The part of a drawing that is shown, as an SVG viewBox. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

const largestZoom = 10;
const smallestZoom = 0.5;

/** Enlarges by a factor around a point of the drawing, within limits set by the whole. */
export function zoom(view: View, factor: number, around: Point, whole: View): View {
  const width = Math.min(
    Math.max(view.width / factor, whole.width / largestZoom),
    whole.width / smallestZoom,
  );
  const ratio = width / view.width;
  return keepInSight(
    {
      x: around.x - (around.x - view.x) * ratio,
      y: around.y - (around.y - view.y) * ratio,
      width,
      height: view.height * ratio,
    },
    whole,
  );
}

/** Moves the view by a distance in the drawing. */
export function pan(view: View, {x, y}: Point, whole: View): View {
  return keepInSight({...view, x: view.x + x, y: view.y + y}, whole);
}

/** The middle of the view never leaves the drawing. */
function keepInSight(view: View, whole: View): View {
  const x = clamp(view.x + view.width / 2, whole.x, whole.x + whole.width);
  const y = clamp(view.y + view.height / 2, whole.y, whole.y + whole.height);
  return {...view, x: x - view.width / 2, y: y - view.height / 2};
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}

export function parseView(viewBox: string): View {
  const [x = 0, y = 0, width = 1, height = 1] = viewBox.split(' ').map(Number);
  return {x, y, width, height};
}

export function printView({x, y, width, height}: View): string {
  return [x, y, width, height].map((value) => Math.round(value * 100) / 100).join(' ');
}
