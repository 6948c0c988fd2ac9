import {readVersion} from '../command/loadArguments';
import type {OptionValues} from '../command/optionTable';
import {CHANGED, PASSED} from '../command/runReport';
import type {DIFF_OPTIONS} from './diffOptions';
import {isAllowed, printSarif} from './printSarif';
import {printText} from './printText';
import type {PlacedChange, SchemaDiff} from './SchemaDiff';

type ReportOptions = Pick<
  OptionValues<typeof DIFF_OPTIONS>,
  'format' | 'failOn' | 'allow'
>;

/** Logs a difference, and returns the exit code. */
export function reportDiff(diff: SchemaDiff, options: ReportOptions): number {
  console.log(print(diff, options));
  return diff.changes.some((change) => isFailure(change, options)) ? CHANGED : PASSED;
}

function print(diff: SchemaDiff, {format, allow}: ReportOptions): string {
  if (format === 'json') return JSON.stringify(diff, undefined, 2);
  return format === 'sarif'
    ? printSarif(diff, {version: readVersion(), allow})
    : printText(diff, format);
}

function isFailure(change: PlacedChange, {failOn, allow}: ReportOptions): boolean {
  if (failOn === 'none' || isAllowed(change, allow)) return false;
  return failOn === 'any' || change.isBreaking;
}
