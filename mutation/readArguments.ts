import {parseArgs} from 'node:util';
import {CommandError} from '../commands/runCommand';
import {BAR, ROOMS} from './settings';

export interface MutationArguments {
  readonly rooms: readonly string[];
  /** How many mutants of a room are tried; all where absent. */
  readonly sample?: number;
  readonly seed: number;
  readonly lanes: number;
  /** In percent. */
  readonly bar: number;
}

const USAGE = `Usage: npm run mutate [-- <options>]

  --room     folder or file whose code is changed; may be given again (default: ${ROOMS.join(', ')})
  --sample   try so many mutants of each room, chosen by chance (default: all)
  --seed     number that decides the chance (default: 1)
  --lanes    how many processes run tests at once (default: 2)
  --bar      least share of mutants, in percent, that tests must notice (default: ${BAR})`;

/** Reads the command line of `npm run mutate`. */
export function readArguments(args: readonly string[]): MutationArguments {
  const values = parse(args);
  const read = (name: 'seed' | 'lanes' | 'bar' | 'sample', text: string): number => {
    const number = Number(text);
    if (Number.isInteger(number) && number > 0) return number;
    throw new CommandError(
      `--${name} is "${text}", but must be a whole number above 0.\n\n${USAGE}`,
    );
  };
  return {
    rooms: values.room.map((room) => room.replace(/\/$/u, '')),
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
      options: {
        room: {type: 'string', multiple: true, default: [...ROOMS]},
        sample: {type: 'string'},
        seed: {type: 'string', default: '1'},
        lanes: {type: 'string', default: '2'},
        bar: {type: 'string', default: String(BAR)},
      },
    }).values;
  } catch (error) {
    throw new CommandError(`${(error as Error).message}\n\n${USAGE}`);
  }
}
