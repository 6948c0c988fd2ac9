import {count, countByFile, countFindings, groupByFile} from './countFindings';
import type {Finding, SampleReport} from './issue';

/** Errors and warnings sorted by file and line. */
export function sortByPlace({
  errors,
  warnings,
}: Pick<SampleReport, 'errors' | 'warnings'>): readonly Finding[] {
  return [...errors, ...warnings].toSorted((a, b) => {
    if (a.file !== b.file) return a.file < b.file ? -1 : 1;
    return a.line - b.line || a.column - b.column;
  });
}

/** Prints a report for a terminal: a section for each file, then the number of findings. */
export function printByFile(report: SampleReport): string {
  const findings = sortByPlace(report);
  const sections = [...groupByFile(findings)].map(([file, own]) => printFile(file, own));
  return [...sections, ...countByFile(findings), printSum(report)].join('\n\n');
}

function printFile(file: string, findings: readonly Finding[]): string {
  const entries = findings.map(
    ({line, column, severity, message, frame}) =>
      `  ${file}:${line}:${column} ${severity}: ${message}\n${indent(frame)}`,
  );
  return [`${file}: ${countFindings(findings)}`, ...entries].join('\n');
}

function indent(text: string): string {
  return text.replaceAll(/^(?=.)/gm, '  ');
}

function printSum({files, samples, mentions, errors, warnings}: SampleReport): string {
  const counts = `${count(samples, 'sample')} and ${count(mentions, 'name')} in ${count(files, 'text')}`;
  if (errors.length + warnings.length === 0) return `${counts}: no problems.`;
  return `${counts}: ${count(errors.length, 'error')}, ${count(warnings.length, 'warning')}.`;
}
