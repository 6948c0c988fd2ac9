import type {Finding, SampleReport} from './issue';

/**
 * Prints the findings for the console, errors first; returns an empty text without
 * findings. The last lines count the findings of each file.
 */
export function printReport({
  errors,
  warnings,
}: Pick<SampleReport, 'errors' | 'warnings'>): string {
  const findings = [...errors, ...warnings];
  const parts = [
    ...printSection(errors, 'does not match the schema', 'do not match the schema'),
    ...printSection(warnings, 'uses a deprecated element', 'use deprecated elements'),
    ...printCounts(findings),
  ];
  return parts.join('\n\n');
}

/** A line for each file with the number of its findings, if there are several files. */
function printCounts(findings: readonly Finding[]): readonly string[] {
  const files = [...new Set(findings.map(({file}) => file))];
  if (files.length < 2) return [];
  const lines = files.map((file) => {
    const own = findings.filter((finding) => finding.file === file);
    return `${file}: ${countFindings(own)}`;
  });
  return [[...lines, `${countFindings(findings)} in ${files.length} files.`].join('\n')];
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
  return `${file}:${line}:${column}: ${message}\n${frame}`;
}

/** The number of errors and warnings, such as `2 errors, 1 warning`, without those that are 0. */
function countFindings(findings: readonly Finding[]): string {
  return (['error', 'warning'] as const)
    .flatMap((severity) => {
      const own = findings.filter((finding) => finding.severity === severity);
      return own.length === 0 ? [] : count(own.length, severity);
    })
    .join(', ');
}

/** A number with its word, such as `2 errors`. */
export function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`;
}
