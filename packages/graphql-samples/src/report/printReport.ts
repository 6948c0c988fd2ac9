import type {SampleReport} from '../markdown/checkMarkdown';
import type {Finding} from '../sample/types';
import {countByFile, countFindings, groupByFile} from './countFindings';

/**
 * The report as a text for the console, errors first; empty when all is well. What several files
 * have stands by file, and at the end, where a long report leaves the reader, how much each has.
 */
export function printReport({
  errors,
  warnings,
}: Pick<SampleReport, 'errors' | 'warnings'>): string {
  const findings = [...errors, ...warnings];
  const counts = countByFile(findings);
  const sum = `${countFindings(findings)} in ${groupByFile(findings).size} files.`;
  const parts = [
    ...section(errors, 'does not fit the schema', 'do not fit the schema'),
    ...section(warnings, 'uses what is deprecated', 'use what is deprecated'),
    ...counts.map((lines) => `${lines}\n${sum}`),
  ];
  return parts.join('\n\n');
}

function printFinding({file, line, column, message, frame}: Finding): string {
  return `${file}:${line}:${column}: ${message}\n${frame}`;
}

function section(
  findings: readonly Finding[],
  one: string,
  many: string,
): readonly string[] {
  if (findings.length === 0) {
    return [];
  }
  const heading =
    findings.length === 1
      ? `1 sample or mention ${one}.`
      : `${findings.length} samples and mentions ${many}.`;
  const groups = [...groupByFile(findings)];
  return [
    heading,
    ...groups.flatMap(([file, own]) => [
      ...(groups.length > 1 ? [`${file}: ${countFindings(own)}`] : []),
      ...own.map(printFinding),
    ]),
  ];
}
