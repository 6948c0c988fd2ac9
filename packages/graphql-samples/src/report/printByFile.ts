import type {SampleReport} from '../markdown/checkMarkdown';
import type {Finding} from '../sample/types';

/**
 * The report as a text for a terminal: a section for each file with its findings by line,
 * and the sum at the end.
 */
export function printByFile(report: SampleReport): string {
  const findings = [...report.errors, ...report.warnings];
  const files = [...new Set(findings.map(({file}) => file))].toSorted();
  const sections = files.map((file) =>
    printFile(
      file,
      findings.filter((finding) => finding.file === file),
    ),
  );
  return [...sections, printSum(report)].join('\n\n');
}

function printFile(file: string, findings: readonly Finding[]): string {
  const sorted = findings.toSorted((a, b) => a.line - b.line || a.column - b.column);
  const entries = sorted.map(
    ({line, column, severity, message, frame}) =>
      `  ${file}:${line}:${column} ${severity}: ${message}\n${indent(frame)}`,
  );
  return [file, ...entries].join('\n');
}

function indent(text: string): string {
  return text.replaceAll(/^(?=.)/gm, '  ');
}

function printSum({files, samples, mentions, errors, warnings}: SampleReport): string {
  const read = `${count(samples, 'sample')} and ${count(mentions, 'name')} in ${count(files, 'text')}`;
  if (errors.length + warnings.length === 0) return `${read}: all fit.`;
  return `${read}: ${count(errors.length, 'error')}, ${count(warnings.length, 'warning')}.`;
}

function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`;
}
