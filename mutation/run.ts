import {ROOT} from '../commands/paths';
import {CommandError} from '../commands/runCommand';
import {createRandom} from '../packages/docusaurus-theme-instant-search/src/__fixtures__/random';
import type {Mutant} from './findMutants';
import {isAccepted, isPassed, judge} from './judge';
import {printMutant, printVerdict} from './printVerdict';
import type {Accepted} from './readAccepted';
import {readAccepted} from './readAccepted';
import {readArguments} from './readArguments';
import type {Room} from './readRoom';
import {readRoom} from './readRoom';
import {runMutants} from './runMutants';
import {ROOMS} from './settings';
import {TestLane} from './TestLane';

/** How many mutants are tried between two lines that tell how far it is. */
const STEP = 100;

/** Changes code a little, again and again, and asks whether a unit test notices. */
export async function mutate(args: readonly string[]): Promise<number> {
  const {rooms, files, sample, seed, lanes, bar} = readArguments(args);
  const accepted = await readAccepted(ROOT);
  const asked = ROOMS.filter(({name}) => rooms.includes(name));
  const all = await Promise.all(asked.map((settings) => readRoom(ROOT, settings)));
  const unknown = files.find((file) => !all.some(({texts}) => texts.has(file)));
  if (unknown !== undefined) {
    throw new CommandError(
      `No source file of ${rooms.join(', ')} is "${unknown}". Write its path from the root of ` +
        'the repository.',
    );
  }
  let isGood = true;
  for (const room of all) {
    const wanted =
      files.length === 0
        ? room.mutants
        : room.mutants.filter(({file}) => files.includes(file));
    if (wanted.length === 0) continue;
    const mutants = sample === undefined ? wanted : pickSome(wanted, sample, seed);
    const verdict = judge(room, await tryAll(room, mutants, lanes, accepted), accepted);
    console.log(printVerdict(verdict, bar));
    isGood &&= isPassed(verdict, bar);
  }
  return isGood ? 0 : 1;
}

async function tryAll(
  room: Room,
  mutants: readonly Mutant[],
  count: number,
  accepted: readonly Accepted[],
) {
  const lanes = Array.from({length: count}, () => new TestLane(room.tests));
  let done = 0;
  console.log(`${room.name}: ${mutants.length} of ${room.mutants.length} mutants`);
  try {
    return await runMutants(room, mutants, lanes, ({mutant, result}) => {
      done++;
      if (result === 'survived' && !isAccepted(mutant, accepted)) {
        console.log(printMutant(mutant));
      }
      if (done % STEP === 0) console.log(`  ... ${done} of ${mutants.length}`);
    });
  } finally {
    for (const lane of lanes) lane.close();
  }
}

function pickSome(mutants: readonly Mutant[], size: number, seed: number): Mutant[] {
  const random = createRandom(seed);
  const keyed = mutants.map((mutant, index) => ({mutant, index, key: random()}));
  const picked = keyed.sort((a, b) => a.key - b.key).slice(0, size);
  return picked.sort((a, b) => a.index - b.index).map(({mutant}) => mutant);
}
