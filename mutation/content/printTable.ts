import type {ClassResult} from './types';

/** The results as a table of Markdown. */
export function printTable(results: readonly ClassResult[]): string {
  const rows = results.map(
    ({kind, killed, tried}) => `| ${kind} | ${killed} of ${tried} |`,
  );
  return ['| Class | Found |', '| --- | --- |', ...rows].join('\n');
}
