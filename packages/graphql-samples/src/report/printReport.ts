import type {SampleReport} from '../markdown/checkMarkdown';
import type {Finding} from '../sample/types';

/** The report as a text for the console, errors first; empty when all is well. */
export function printReport({
  errors,
  warnings,
}: Pick<SampleReport, 'errors' | 'warnings'>): string {
  const parts = [
    ...section(errors, 'does not fit the schema', 'do not fit the schema'),
    ...section(warnings, 'uses what is deprecated', 'use what is deprecated'),
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
  return [heading, ...findings.map(printFinding)];
}
