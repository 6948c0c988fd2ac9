import {countByFile, countFindings, groupByFile} from './countFindings';
import type {Finding, SampleReport} from './issue';

/**
 * Prints the findings for the console, errors first, grouped by file; returns an empty text without
 * findings. The last lines count the findings of each file.
 */
export function printReport({
  errors,
  warnings,
}: Pick<SampleReport, 'errors' | 'warnings'>): string {
  const findings = [...errors, ...warnings];
  const counts = countByFile(findings);
  const sum = `${countFindings(findings)} in ${groupByFile(findings).size} files.`;
  const parts = [
    ...printSection(errors, 'does not match the schema', 'do not match the schema'),
    ...printSection(warnings, 'uses a deprecated element', 'use deprecated elements'),
    ...counts.map((lines) => `${lines}\n${sum}`),
  ];
  return parts.join('\n\n');
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
  const groups = [...groupByFile(findings)];
  return [
    heading,
    ...groups.flatMap(([file, own]) => [
      ...(groups.length > 1 ? [`${file}: ${countFindings(own)}`] : []),
      ...own.map(printFinding),
    ]),
  ];
}

function printFinding({file, line, column, message, frame}: Finding): string {
  return `${file}:${line}:${column}: ${message}\n${frame}`;
}
