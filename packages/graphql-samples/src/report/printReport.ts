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
  const parts = [
    ...printSection(errors, 'does not match the schema', 'do not match the schema'),
    ...printSection(warnings, 'uses a deprecated element', 'use deprecated elements'),
    ...printCounts(findings),
  ];
  return parts.join('\n\n');
}

/** A line for each file with the number of its findings, if there are several files. */
function printCounts(findings: readonly Finding[]): readonly string[] {
  const groups = [...groupByFile(findings)];
  if (groups.length < 2) return [];
  const lines = groups.map(([file, own]) => `${file}: ${countFindings(own)}`);
  return [[...lines, `${countFindings(findings)} in ${groups.length} files.`].join('\n')];
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

/** The findings of each file, in the order in which the files occur. */
function groupByFile(
  findings: readonly Finding[],
): ReadonlyMap<string, readonly Finding[]> {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const group = groups.get(finding.file);
    if (group) group.push(finding);
    else groups.set(finding.file, [finding]);
  }
  return groups;
}

/** The number of errors and warnings, such as `2 errors, 1 warning`, without those that are 0. */
function countFindings(findings: readonly Finding[]): string {
  return (['error', 'warning'] as const)
    .map((severity) => ({
      severity,
      number: findings.filter((finding) => finding.severity === severity).length,
    }))
    .filter(({number}) => number > 0)
    .map(({severity, number}) => count(number, severity))
    .join(', ');
}

/** A number with its word, such as `2 errors`. */
export function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`;
}
