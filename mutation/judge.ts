import type {Mutant} from './findMutants';
import type {Room} from './readRoom';
import type {Outcome} from './runMutants';

/** A mutant that no test can notice, or need not, and why. */
export interface Accepted {
  readonly room: string;
  /** The end of its path, so that a folder may move. */
  readonly file: string;
  /** The line as it stands, without indentation. */
  readonly code: string;
  readonly before: string;
  readonly after: string;
  readonly reason: string;
}

/** What came of a room. */
export interface Verdict {
  readonly room: string;
  readonly tried: number;
  readonly killed: number;
  readonly timedOut: number;
  /** Survivors that the list accepts. */
  readonly accepted: number;
  readonly survivors: readonly Mutant[];
  /** Accepted mutants that are none, or that tests notice. */
  readonly stale: readonly Accepted[];
}

/** Sets the outcomes of a room against the list of accepted survivors. */
export function judge(
  {name, mutants}: Room,
  outcomes: readonly Outcome[],
  accepted: readonly Accepted[],
): Verdict {
  const ofRoom = accepted.filter(({room}) => room === name);
  const isAccepted = (mutant: Mutant) => ofRoom.some((entry) => isSame(entry, mutant));
  const survived = outcomes.filter(({result}) => result === 'survived');
  const isStale = (entry: Accepted) => {
    const results = outcomes
      .filter(({mutant}) => isSame(entry, mutant))
      .map(({result}) => result);
    return results.length > 0
      ? !results.includes('survived')
      : !mutants.some((mutant) => isSame(entry, mutant));
  };
  return {
    room: name,
    tried: outcomes.length,
    killed: outcomes.length - survived.length,
    timedOut: outcomes.filter(({result}) => result === 'timed out').length,
    accepted: survived.filter(({mutant}) => isAccepted(mutant)).length,
    survivors: survived
      .filter(({mutant}) => !isAccepted(mutant))
      .map(({mutant}) => mutant),
    stale: ofRoom.filter(isStale),
  };
}

/** Percent of the mutants that tests notice, of those that are not accepted. */
export function shareOf({killed, tried, accepted}: Verdict): number {
  return tried === accepted ? 100 : (100 * killed) / (tried - accepted);
}

function isSame(entry: Accepted, mutant: Mutant): boolean {
  return (
    `/${mutant.file}`.endsWith(`/${entry.file}`) &&
    entry.code === mutant.code &&
    entry.before === mutant.before &&
    entry.after === mutant.after
  );
}
