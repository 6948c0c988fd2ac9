import type {SampleReport} from '../markdown/checkMarkdown';
import type {Finding} from '../sample/types';

/** Errors and warnings in the order of their files and lines. */
export function sortByPlace({
  errors,
  warnings,
}: Pick<SampleReport, 'errors' | 'warnings'>): readonly Finding[] {
  return [...errors, ...warnings].toSorted(byPlace);
}

function byPlace(a: Finding, b: Finding): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return a.line - b.line || a.column - b.column;
}
