import {parseArgs} from 'node:util';
import {CommandError} from '../commands/runCommand';
import {BAR, ROOMS} from './settings';

export interface MutationArguments {
  readonly rooms: readonly string[];
  /** Only their mutants are tried; those of every file where it is empty. */
  readonly files: readonly string[];
  /** How many mutants of a room are tried; all where absent. */
  readonly sample?: number;
  readonly seed: number;
  readonly lanes: number;
  /** In percent. */
  readonly bar: number;
}

const NAMES: readonly string[] = ROOMS.map(({name}) => name);

const USAGE = `Usage: npm run mutate [-- <options> <files>]

Fails where a change is neither noticed by tests nor accepted with a reason.

  <files>    source files of the rooms whose mutants are tried (default: all)
  --room     part of the code that is changed; may be given again (default: ${NAMES.join(', ')})
  --sample   try so many mutants of each room, chosen by chance (default: all)
  --seed     number that decides the chance (default: 1)
  --lanes    how many processes run tests at once (default: 2)
  --bar      least share of a room's mutants, in percent, that tests must notice (default: ${BAR})`;

/** Reads the command line of `npm run mutate`. */
export function readArguments(args: readonly string[]): MutationArguments {
  const {values, positionals} = parse(args);
  const unknown = values.room.find((room) => !NAMES.includes(room));
  if (unknown !== undefined) {
    throw new CommandError(`There is no room "${unknown}".\n\n${USAGE}`);
  }
  const read = (name: 'seed' | 'lanes' | 'bar' | 'sample', text: string): number => {
    const number = Number(text);
    if (Number.isInteger(number) && number > 0) return number;
    throw new CommandError(
      `--${name} is "${text}", but must be a whole number above 0.\n\n${USAGE}`,
    );
  };
  return {
    rooms: values.room,
    files: positionals,
    ...(values.sample !== undefined && {sample: read('sample', values.sample)}),
    seed: read('seed', values.seed),
    lanes: read('lanes', values.lanes),
    bar: read('bar', values.bar),
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        room: {type: 'string', multiple: true, default: [...NAMES]},
        sample: {type: 'string'},
        seed: {type: 'string', default: '1'},
        lanes: {type: 'string', default: '2'},
        bar: {type: 'string', default: String(BAR)},
      },
    });
  } catch (error) {
    throw new CommandError(`${(error as Error).message}\n\n${USAGE}`);
  }
}
