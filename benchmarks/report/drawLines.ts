import {COLORS, escapeXml, frame} from './svg';

export interface Line {
  readonly label: string;
  readonly points: readonly {readonly x: number; readonly y: number}[];
}

export interface LinesOptions {
  readonly title: string;
  readonly xLabel: string;
  readonly lines: readonly Line[];
  readonly formatY: (value: number) => string;
}

const WIDTH = 720;
const HEIGHT = 340;
const LEFT = 80;
const RIGHT = 24;
const TOP = 44;
const PLOT_BOTTOM = 230;
const TICKS = 4;

/** Lines over linear axes from zero, so that a straight line means: grows with the size. */
export function drawLines({title, xLabel, lines, formatY}: LinesOptions): string {
  const points = lines.flatMap((line) => line.points);
  const right = Math.max(...points.map(({x}) => x));
  const top = toNiceLimit(Math.max(...points.map(({y}) => y)));
  const toX = (x: number): number => LEFT + (x / right) * (WIDTH - LEFT - RIGHT);
  const toY = (y: number): number => PLOT_BOTTOM - (y / top) * (PLOT_BOTTOM - TOP);

  const grid = Array.from({length: TICKS + 1}, (_, tick) => {
    const value = (top * tick) / TICKS;
    const y = toY(value).toFixed(1);
    return `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y}" y2="${y}" stroke="#d0d4d2"/>
<text x="${LEFT - 8}" y="${Number(y) + 4}" text-anchor="end">${escapeXml(formatY(value))}</text>`;
  });
  const sizes = [...new Set(points.map(({x}) => Math.round(x)))].sort((a, b) => a - b);
  const xTicks = dropCrowded(sizes, right / 12).map(
    (size) =>
      `<text x="${toX(size).toFixed(1)}" y="${PLOT_BOTTOM + 18}" text-anchor="middle">${size}</text>`,
  );
  const drawn = lines.map(({points: own}, index) => {
    const color = COLORS[index % COLORS.length]!;
    const corners = own.map(({x, y}) => `${toX(x).toFixed(1)},${toY(y).toFixed(1)}`);
    const dots = own.map(
      ({x, y}) =>
        `<circle cx="${toX(x).toFixed(1)}" cy="${toY(y).toFixed(1)}" r="3.5" fill="${color}"/>`,
    );
    return `<polyline points="${corners.join(' ')}" fill="none" stroke="${color}" stroke-width="2.5"/>\n${dots.join('\n')}`;
  });
  const legend = lines.map(({label}, index) => {
    const y = PLOT_BOTTOM + 52 + index * 20;
    return `<rect x="${LEFT}" y="${y - 10}" width="12" height="12" fill="${COLORS[index % COLORS.length]!}"/>
<text x="${LEFT + 20}" y="${y}">${escapeXml(label)}</text>`;
  });
  const axis = `<text x="${WIDTH - RIGHT}" y="${PLOT_BOTTOM + 34}" text-anchor="end">${escapeXml(xLabel)}</text>`;
  const body = [...grid, ...xTicks, axis, ...drawn, ...legend].join('\n');
  return frame(title, WIDTH, HEIGHT, body);
}

/** The next number above that reads well on an axis of four parts. */
export function toNiceLimit(value: number): number {
  if (value <= 0) return 1;
  const magnitude = 10 ** Math.floor(Math.log10(value));
  const step = [1, 2, 4, 6, 8, 10].find((factor) => factor * magnitude >= value) ?? 10;
  return step * magnitude;
}

/** Of numbers closer together than `distance`, only the first. */
function dropCrowded(sorted: readonly number[], distance: number): number[] {
  return sorted.reduce<number[]>(
    (kept, value) =>
      kept.length > 0 && value - kept.at(-1)! < distance ? kept : [...kept, value],
    [],
  );
}
