import {readVersion} from '../command/loadArguments';
import type {OptionValues} from '../command/optionTable';
import {CHANGED, PASSED} from '../command/runReport';
import type {DIFF_OPTIONS} from './diffOptions';
import {printSarif} from './printSarif';
import {printText} from './printText';
import type {SchemaDiff} from './SchemaDiff';

type ReportOptions = Pick<OptionValues<typeof DIFF_OPTIONS>, 'format' | 'failOn'>;

/** Logs a difference, and returns the exit code. */
export function reportDiff(diff: SchemaDiff, {format, failOn}: ReportOptions): number {
  console.log(print(diff, format));
  return isFailure(diff, failOn) ? CHANGED : PASSED;
}

function print(diff: SchemaDiff, format: ReportOptions['format']): string {
  if (format === 'json') return JSON.stringify(diff, undefined, 2);
  return format === 'sarif' ? printSarif(diff, readVersion()) : printText(diff, format);
}

function isFailure({changes}: SchemaDiff, failOn: ReportOptions['failOn']): boolean {
  if (failOn === 'none') return false;
  return changes.some(({isBreaking}) => failOn === 'any' || isBreaking);
}
