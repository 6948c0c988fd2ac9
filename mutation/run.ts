import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {ROOT} from '../commands/paths';
import {createRandom} from '../packages/docusaurus-theme-instant-search/src/__fixtures__/random';
import type {Mutant} from './findMutants';
import type {Accepted} from './judge';
import {judge, shareOf} from './judge';
import {printMutant, printVerdict} from './printVerdict';
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
  const accepted = await readAccepted();
  let isGood = true;
  for (const settings of ROOMS.filter(({name}) => rooms.includes(name))) {
    const room = await readRoom(ROOT, settings);
    const asked = room.mutants.filter(
      ({file}) => files.length === 0 || files.includes(file),
    );
    const mutants = sample === undefined ? asked : pickSome(asked, sample, seed);
    const verdict = judge(room, await tryAll(room, mutants, lanes), accepted);
    console.log(printVerdict(verdict, bar));
    isGood &&= shareOf(verdict) >= bar && verdict.stale.length === 0;
  }
  return isGood ? 0 : 1;
}

async function tryAll(room: Room, mutants: readonly Mutant[], count: number) {
  const lanes = Array.from({length: count}, () => new TestLane(room.tests));
  let done = 0;
  console.log(`${room.name}: ${mutants.length} of ${room.mutants.length} mutants`);
  try {
    return await runMutants(room, mutants, lanes, ({mutant, result}) => {
      done++;
      if (result === 'survived') console.log(printMutant(mutant));
      if (done % STEP === 0) console.log(`  ... ${done} of ${mutants.length}`);
    });
  } finally {
    for (const lane of lanes) lane.close();
  }
}

async function readAccepted(): Promise<Accepted[]> {
  const text = await readFile(path.join(ROOT, 'mutation', 'accepted.json'), 'utf8');
  return JSON.parse(text) as Accepted[];
}

function pickSome(mutants: readonly Mutant[], size: number, seed: number): Mutant[] {
  const random = createRandom(seed);
  const keyed = mutants.map((mutant, index) => ({mutant, index, key: random()}));
  const picked = keyed.sort((a, b) => a.key - b.key).slice(0, size);
  return picked.sort((a, b) => a.index - b.index).map(({mutant}) => mutant);
}
