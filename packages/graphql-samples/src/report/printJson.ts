import type {SampleReport} from '../markdown/checkMarkdown';
import {sortByPlace} from './sortByPlace';

/** The report as JSON: the counts of what was read and found, and each finding by its place. */
export function printJson(report: SampleReport): string {
  const {files, samples, mentions, errors, warnings} = report;
  const counts = {errors: errors.length, warnings: warnings.length};
  const findings = sortByPlace(report);
  return JSON.stringify({files, samples, mentions, ...counts, findings}, undefined, 2);
}
