import type {Mutant} from './findMutants';
import type {Accepted} from './readAccepted';
import type {Room} from './readRoom';
import type {Outcome} from './runMutants';

/** An entry of the list of accepted mutants that has to go. */
export interface StaleEntry {
  readonly entry: Accepted;
  readonly why: 'tests notice it' | 'the code has no such mutant';
}

/** What came of a room. */
export interface Verdict {
  readonly room: string;
  /** Whether every mutant of the room was tried. */
  readonly isWhole: boolean;
  readonly tried: number;
  readonly killed: number;
  readonly timedOut: number;
  /** Survivors that the list accepts. */
  readonly accepted: number;
  /** Those that it does not. */
  readonly survivors: readonly Mutant[];
  readonly stale: readonly StaleEntry[];
}

/** Sets the outcomes of a room against the list of accepted survivors. */
export function judge(
  {name, mutants}: Room,
  outcomes: readonly Outcome[],
  accepted: readonly Accepted[],
): Verdict {
  const ofRoom = accepted.filter(({room}) => room === name);
  const survived = outcomes.filter(({result}) => result === 'survived');
  const whyStale = (entry: Accepted): StaleEntry['why'] | undefined => {
    if (!mutants.some((mutant) => isSame(entry, mutant)))
      return 'the code has no such mutant';
    const own = outcomes.filter(({mutant}) => isSame(entry, mutant));
    const isNoticed = own.length > 0 && own.every(({result}) => result !== 'survived');
    return isNoticed ? 'tests notice it' : undefined;
  };
  return {
    room: name,
    isWhole: outcomes.length === mutants.length,
    tried: outcomes.length,
    killed: outcomes.length - survived.length,
    timedOut: outcomes.filter(({result}) => result === 'timed out').length,
    accepted: survived.filter(({mutant}) => isAccepted(mutant, ofRoom)).length,
    survivors: survived
      .map(({mutant}) => mutant)
      .filter((mutant) => !isAccepted(mutant, ofRoom)),
    stale: ofRoom.flatMap((entry) => {
      const why = whyStale(entry);
      return why === undefined ? [] : {entry, why};
    }),
  };
}

/** Percent of the mutants that tests notice; those that are accepted are not noticed either. */
export function shareOf({killed, tried}: Verdict): number {
  return tried === 0 ? 100 : (100 * killed) / tried;
}

/**
 * Whether each mutant is noticed or accepted with a reason, each reason is still needed, and of a
 * whole room so many percent are noticed.
 */
export function isPassed(verdict: Verdict, bar: number): boolean {
  return (
    verdict.survivors.length === 0 &&
    verdict.stale.length === 0 &&
    (!verdict.isWhole || shareOf(verdict) >= bar)
  );
}

export function isAccepted(mutant: Mutant, accepted: readonly Accepted[]): boolean {
  return accepted.some((entry) => isSame(entry, mutant));
}

function isSame(entry: Accepted, mutant: Mutant): boolean {
  return (
    `/${mutant.file}`.endsWith(`/${entry.file}`) &&
    entry.code === mutant.code &&
    entry.before === mutant.before &&
    entry.after === mutant.after
  );
}
