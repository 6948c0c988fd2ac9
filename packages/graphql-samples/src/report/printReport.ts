import {toLine} from 'graphql-api-model';
import type {Finding, SampleReport} from './issue';

/** Prints the findings for the console, errors first; returns an empty text without findings. */
export function printReport({
  errors,
  warnings,
}: Pick<SampleReport, 'errors' | 'warnings'>): string {
  const deep = warnings.filter(({rule}) => rule === 'nesting');
  const deprecated = warnings.filter(({rule}) => rule !== 'nesting');
  return [
    ...printSection(errors, 'does not match the schema', 'do not match the schema'),
    ...printSection(deprecated, 'uses a deprecated element', 'use deprecated elements'),
    ...deep.map(printFinding),
  ].join('\n\n');
}

function printSection(
  findings: readonly Finding[],
  one: string,
  many: string,
): readonly string[] {
  if (findings.length === 0) return [];
  const heading =
    findings.length === 1
      ? `1 sample or name ${one}.`
      : `${findings.length} samples and names ${many}.`;
  return [heading, ...findings.map(printFinding)];
}

function printFinding({file, line, column, message, frame}: Finding): string {
  return `${toLine(`${file}:${line}:${column}: ${message}`)}\n${frame}`;
}

/** A number with its word, such as `2 errors`. */
export function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`;
}
