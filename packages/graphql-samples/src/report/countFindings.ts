import type {Finding} from './issue';

/** The findings of each file, in the order in which the files occur. */
export function groupByFile(
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
export function countFindings(findings: readonly Finding[]): string {
  return (['error', 'warning'] as const)
    .map((severity) => ({
      severity,
      number: findings.filter((finding) => finding.severity === severity).length,
    }))
    .filter(({number}) => number > 0)
    .map(({severity, number}) => count(number, severity))
    .join(', ');
}

/** A line for each file with the number of its findings; empty for a single file. */
export function countByFile(findings: readonly Finding[]): readonly string[] {
  const groups = [...groupByFile(findings)];
  if (groups.length < 2) return [];
  return [groups.map(([file, own]) => `${file}: ${countFindings(own)}`).join('\n')];
}

export function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`;
}
