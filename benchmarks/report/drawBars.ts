import {COLORS, escapeXml, frame} from './svg';

export interface Bar {
  readonly label: string;
  readonly value: number;
  /** The value as it is written beside the bar. */
  readonly text: string;
}

const WIDTH = 720;
const LABEL = 250;
const TEXT = 90;
const ROW = 30;

/** Horizontal bars, one below the other, with their values. */
export function drawBars(title: string, bars: readonly Bar[]): string {
  const largest = Math.max(...bars.map(({value}) => value));
  const rows = bars.map(({label, value, text}, index) => {
    const y = 44 + index * ROW;
    const width = Math.max(1, (value / largest) * (WIDTH - LABEL - TEXT));
    const color = COLORS[index % COLORS.length]!;
    return [
      `<text x="${LABEL - 10}" y="${y + 14}" text-anchor="end">${escapeXml(label)}</text>`,
      `<rect x="${LABEL}" y="${y}" width="${width.toFixed(1)}" height="20" rx="2" fill="${color}"/>`,
      `<text x="${(LABEL + width + 8).toFixed(1)}" y="${y + 14}">${escapeXml(text)}</text>`,
    ].join('\n');
  });
  return frame(title, WIDTH, 54 + bars.length * ROW, rows.join('\n'));
}
