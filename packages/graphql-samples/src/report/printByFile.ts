import type {SampleReport} from '../markdown/checkMarkdown';
import type {Finding} from '../sample/types';
import {count, countByFile, countFindings, groupByFile} from './countFindings';
import {sortByPlace} from './sortByPlace';

/**
 * The report as a text for a terminal: a section for each file with its findings by line, and at
 * the end how many each file has, and the sum.
 */
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
  const read = `${count(samples, 'sample')} and ${count(mentions, 'name')} in ${count(files, 'text')}`;
  if (errors.length + warnings.length === 0) return `${read}: all fit.`;
  return `${read}: ${count(errors.length, 'error')}, ${count(warnings.length, 'warning')}.`;
}
