import {CommandError} from '../commands/runCommand';
import type {Mutant} from './findMutants';
import {applyMutant} from './findMutants';
import type {Room} from './readRoom';
import type {TestLane} from './TestLane';

export type Result = 'killed' | 'timed out' | 'survived';

export interface Outcome {
  readonly mutant: Mutant;
  readonly result: Result;
}

/** Milliseconds that are granted on top of what the tests take by their usual time. */
const GRACE = 5000;
const TIMES_AS_LONG = 5;
const NO_LIMIT = 300_000;

/** Tries the mutants one after the other, each in the first lane that is free. */
export async function runMutants(
  {name, texts}: Room,
  mutants: readonly Mutant[],
  lanes: readonly TestLane[],
  onOutcome: (outcome: Outcome) => void,
): Promise<Outcome[]> {
  const queue = [...mutants];
  const outcomes: Outcome[] = [];
  await Promise.all(
    lanes.map(async (lane) => {
      assertPassed(await lane.start(), `room "${name}"`);
      let file: string | undefined;
      let limit = NO_LIMIT;
      for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
        if (mutant.file !== file) limit = await measureLimit(lane, mutant.file);
        file = mutant.file;
        const text = applyMutant(texts.get(file)!, mutant);
        const outcome = {mutant, result: await tryText(lane, file, text, limit)};
        outcomes.push(outcome);
        onOutcome(outcome);
      }
    }),
  );
  return outcomes.sort(
    ({mutant: a}, {mutant: b}) =>
      a.file.localeCompare(b.file) || a.start - b.start || (a.after < b.after ? -1 : 1),
  );
}

/** How long the tests of a file may take, from what they take without a mutant. */
async function measureLimit(lane: TestLane, file: string): Promise<number> {
  const start = performance.now();
  assertPassed(await lane.run(file, undefined, NO_LIMIT), file);
  return GRACE + TIMES_AS_LONG * (performance.now() - start);
}

function assertPassed(answer: {readonly failure?: string} | undefined, of: string): void {
  if (answer && answer.failure === undefined) return;
  throw new CommandError(
    `The tests of ${of} fail as it stands: ${answer?.failure ?? 'they do not end'}. ` +
      'Mend them first.',
  );
}

/** What hangs is tried once more with twice the time: another program may have kept the machine. */
async function tryText(
  lane: TestLane,
  file: string,
  text: string,
  limit: number,
): Promise<Result> {
  const answer =
    (await lane.run(file, text, limit)) ?? (await lane.run(file, text, 2 * limit));
  if (!answer) return 'timed out';
  return answer.failure === undefined ? 'survived' : 'killed';
}
