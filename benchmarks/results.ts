import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {cpus, totalmem} from 'node:os';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import {ROOT} from '../commands/paths';
import {PEERS, RESULTS} from './paths';

/** A row of a table, by column. */
export type Row = Readonly<Record<string, string | number>>;

export interface Table {
  readonly title: string;
  readonly rows: readonly Row[];
}

export interface Section {
  /** When and where the section was measured. */
  readonly measured: string;
  readonly tables: readonly Table[];
}

export type Results = Readonly<Record<string, Section>>;

const JSON_FILE = path.join(RESULTS, 'results.json');

/** Stores the tables of a section, keeps the other sections, and writes the report. */
export async function recordSection(
  name: string,
  tables: readonly Table[],
): Promise<void> {
  const known = existsSync(JSON_FILE)
    ? (JSON.parse(readFileSync(JSON_FILE, 'utf8')) as Results)
    : {};
  const results = {...known, [name]: {measured: describeMachine(new Date()), tables}};
  await writeFormatted(JSON_FILE, hidePaths(JSON.stringify(results)));
  await writeFormatted(path.join(RESULTS, 'README.md'), hidePaths(formatReport(results)));
}

async function writeFormatted(file: string, text: string): Promise<void> {
  writeFileSync(
    file,
    await format(text, {...(await resolveConfig(file)), filepath: file}),
  );
}

function describeMachine(now: Date): string {
  const memory = Math.round(totalmem() / 1e9);
  return `${now.toISOString().slice(0, 10)}, ${cpus().length} cores, ${memory} GB, Node.js ${process.versions.node}`;
}

/** The results as Markdown. */
export function formatReport(results: Results): string {
  const sections = Object.entries(results).map(([name, {measured, tables}]) => [
    `## ${name}`,
    `Measured ${measured}.`,
    ...tables.flatMap(({title, rows}) => [`${title}:`, formatTable(rows)]),
  ]);
  return [
    '# Results of the benchmarks',
    'Written by `npm run benchmark`. [How to read the results](../README.md).',
    ...sections.flat(),
  ].join('\n\n');
}

/** A Markdown table with the columns of all rows. */
export function formatTable(rows: readonly Row[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const line = (cells: readonly (string | number)[]): string =>
    `| ${cells
      .map((cell) =>
        String(cell)
          .replaceAll('|', '\\|')
          .replaceAll(/\s*\n\s*/g, ' '),
      )
      .join(' | ')} |`;
  return [
    line(columns),
    line(columns.map(() => '---')),
    ...rows.map((row) => line(columns.map((column) => row[column] ?? ''))),
  ].join('\n');
}

/** Results are published, so the folders of this machine are replaced by names. */
function hidePaths(text: string): string {
  return text.replaceAll(PEERS, '<peers>').replaceAll(ROOT, '<repository>');
}

/** A number with at most so many decimals. */
export function round(value: number, decimals = 1): number {
  return Number(value.toFixed(decimals));
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? NaN) + upper) / 2;
}
