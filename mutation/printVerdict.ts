import type {Mutant} from './findMutants';
import type {Verdict} from './judge';
import {isPassed, shareOf} from './judge';

export function printMutant(mutant: Mutant): string {
  const {file, line, column, before, after, code} = mutant;
  return `  ${file}:${line}:${column}  ${before} -> ${after}\n      ${code}`;
}

/** A room in words: what survived without a reason, where, and how much was noticed. */
export function printVerdict(verdict: Verdict, bar: number): string {
  const {room, isWhole, tried, killed, timedOut, accepted, survivors, stale} = verdict;
  const lines = [
    ...survivors.map(printMutant),
    ...(survivors.length > 0
      ? [
          '  No test notices these. Write one that does, or the code without them, or accept them ' +
            'in mutation/accepted.json with the reason.',
        ]
      : []),
    ...stale.map(
      ({entry: {file, code, before, after}, why}) =>
        `  mutation/accepted.json accepts ${before} -> ${after} in ${file}, but ${why}:\n` +
        `      ${code}\n      Remove the entry.`,
    ),
    `${isPassed(verdict, bar) ? '✓' : '✗'} ${room}: ${shareOf(verdict).toFixed(1)} % of ${tried} ` +
      `mutants noticed (${timedOut} of ${killed} by their time` +
      `${isWhole ? `; at least ${bar} % are asked for` : ''}); ` +
      `${accepted} accepted with a reason, ${survivors.length} without`,
  ];
  return lines.join('\n');
}
