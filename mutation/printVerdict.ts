import type {Mutant} from './findMutants';
import type {Verdict} from './judge';
import {shareOf} from './judge';

export function printMutant(mutant: Mutant): string {
  const {file, line, column, before, after, code} = mutant;
  return `  ${file}:${line}:${column}  ${before} -> ${after}\n      ${code}`;
}

/** A room in words: what survived, where, and how much was noticed. */
export function printVerdict(verdict: Verdict, bar: number): string {
  const {room, tried, killed, timedOut, accepted, survivors, stale} = verdict;
  const share = shareOf(verdict);
  const lines = [
    ...survivors.map(printMutant),
    ...stale.map(
      ({file, code, before, after}) =>
        `  mutation/accepted.json accepts ${before} -> ${after} in ${file}, which survives no more:\n` +
        `      ${code}\n      Remove the entry.`,
    ),
    `${share >= bar ? '✓' : '✗'} ${room}: ${share.toFixed(1)} % of ${tried} mutants noticed ` +
      `(${killed} killed, ${timedOut} of them by their time; ${survivors.length} survived, ` +
      `${accepted} more are accepted); at least ${bar} % are asked for`,
  ];
  return lines.join('\n');
}
