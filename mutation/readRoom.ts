import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {glob} from 'tinyglobby';
import {CommandError} from '../commands/runCommand';
import type {Mutant} from './findMutants';
import {findMutants} from './findMutants';
import type {RoomSettings} from './settings';

/** The source files of a room with their texts and mutants, and its test files. */
export interface Room {
  readonly name: string;
  readonly texts: ReadonlyMap<string, string>;
  readonly mutants: readonly Mutant[];
  readonly tests: readonly string[];
}

const NO_SOURCES = ['**/{__tests__,__fixtures__,node_modules,lib}/**', '**/*.d.ts'];

/** Reads the TypeScript of a room below `root`. */
export async function readRoom(root: string, room: RoomSettings): Promise<Room> {
  const files = await glob(room.sources, {cwd: root, ignore: NO_SOURCES});
  const tests = await glob(room.tests, {cwd: root, ignore: ['**/node_modules/**']});
  if (files.length === 0 || tests.length === 0) {
    throw new CommandError(
      `The room "${room.name}" has ${files.length} source files and ${tests.length} test files. ` +
        'Correct its globs in mutation/settings.ts.',
    );
  }
  const texts = new Map<string, string>();
  for (const file of files.sort()) {
    texts.set(file, await readFile(path.join(root, file), 'utf8'));
  }
  const mutants = [...texts].flatMap(([file, text]) => findMutants(file, text));
  return {name: room.name, texts, mutants, tests: tests.sort()};
}
