import {escapeText} from 'docusaurus-theme-static-code/escape';

/** Of the text in a sequence diagram, in px before enlarging. */
export const fontSize = 13;
export const lineHeight = 17;

interface TextOptions {
  readonly anchor?: 'start' | 'middle';
  readonly color?: 'text' | 'muted';
  readonly isStrong?: boolean;
  /** Keeps lines behind the text from touching it. */
  readonly halo?: boolean;
}

/** One or more lines of text around a middle height. */
export function drawText(
  lines: readonly string[],
  x: number,
  middle: number,
  {anchor = 'middle', color = 'muted', isStrong = false, halo = false}: TextOptions = {},
): string {
  const first = middle - ((lines.length - 1) * lineHeight) / 2 + fontSize * 0.35;
  const attributes = [
    `font-size="${fontSize}"`,
    ...(anchor === 'middle' ? ['text-anchor="middle"'] : []),
    ...(isStrong ? ['font-weight="600"'] : []),
    ...(halo ? ['class="diagram__halo"'] : []),
    `fill="var(--diagram-${color})"`,
  ].join(' ');
  return lines
    .map((line, index) => {
      const y = round(first + index * lineHeight);
      return `<text x="${round(x)}" y="${y}" ${attributes}>${escapeText(line)}</text>`;
    })
    .join('');
}

interface LineOptions {
  readonly dashed?: boolean;
  /** Id of the marker at its end. */
  readonly end?: string;
}

export function drawLine(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  {dashed = false, end}: LineOptions = {},
): string {
  const dash = dashed ? ' stroke-dasharray="5 4"' : '';
  const marker = end === undefined ? '' : ` marker-end="url(#${end})"`;
  return `<line x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}" stroke="var(--diagram-line)"${dash}${marker}/>`;
}

interface RectangleOptions {
  readonly fill: 'fill' | 'header' | 'note' | 'none';
  readonly radius: number;
}

export function drawRectangle(
  x: number,
  y: number,
  width: number,
  height: number,
  {fill, radius}: RectangleOptions,
): string {
  const paint = fill === 'none' ? 'none' : `var(--diagram-${fill})`;
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${radius}" fill="${paint}" stroke="var(--diagram-stroke)"/>`;
}

/** The ends of messages: a filled head, an open head and a cross. */
export function drawMarkers(id: string): string {
  const marker = (name: string, path: string, refX: number) =>
    `<marker id="${id}-${name}" markerWidth="11" markerHeight="11" refX="${refX}" refY="5.5" orient="auto" markerUnits="userSpaceOnUse">${path}</marker>`;
  const line = 'fill="none" stroke="var(--diagram-line)" stroke-width="1.5"';
  return `<defs>${[
    marker('filled', '<path d="M1 1.5L10 5.5L1 9.5z" fill="var(--diagram-line)"/>', 10),
    marker('open', `<path d="M2 1.5L10 5.5L2 9.5" ${line}/>`, 10),
    marker('cross', `<path d="M1.5 1.5L9.5 9.5M9.5 1.5L1.5 9.5" ${line}/>`, 8),
  ].join('')}</defs>`;
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
