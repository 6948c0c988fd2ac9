/** Numbers as the report shows them. */
export function formatBytes(bytes: number): string {
  if (bytes >= 1e9) return `${(bytes / 1e9).toFixed(2)} GB`;
  if (bytes >= 1e6) return `${(bytes / 1e6).toFixed(bytes >= 1e8 ? 0 : 1)} MB`;
  if (bytes >= 1e3) return `${(bytes / 1e3).toFixed(bytes >= 1e5 ? 0 : 1)} KB`;
  return `${Math.round(bytes)} B`;
}

export function formatSeconds(seconds: number): string {
  return `${seconds.toFixed(seconds >= 100 ? 0 : 1)} s`;
}

export function formatMilliseconds(milliseconds: number): string {
  return `${milliseconds.toFixed(milliseconds >= 10 ? 0 : 1)} ms`;
}

export function formatRatio(ratio: number): string {
  return ratio.toFixed(ratio >= 10 ? 0 : ratio >= 3 ? 1 : 2);
}

export type Cell = string | undefined;

/** A Markdown table; an unknown cell shows a dash. */
export function formatTable(
  header: readonly string[],
  rows: readonly (readonly Cell[])[],
): string {
  const line = (cells: readonly Cell[]): string =>
    `| ${cells.map((cell) => (cell ?? '-').replaceAll('|', '\\|').replace(/\s*\n\s*/g, ' ')).join(' | ')} |`;
  return [line(header), line(header.map(() => '---')), ...rows.map(line)].join('\n');
}
