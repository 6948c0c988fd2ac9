import {readdir, readFile, stat} from 'node:fs/promises';
import path from 'node:path';
import {CommandError} from '../commands/runCommand';
import type {Mutant} from './findMutants';
import {findMutants} from './findMutants';

/** The source files of a folder, or one file, with their texts and mutants. */
export interface Room {
  readonly name: string;
  readonly texts: ReadonlyMap<string, string>;
  readonly mutants: readonly Mutant[];
}

/** Reads the TypeScript of a room below `root`, without tests and fixtures. */
export async function readRoom(root: string, name: string): Promise<Room> {
  const files = (await listFiles(root, name)).filter(isSource).sort();
  if (files.length === 0) {
    throw new CommandError(
      `There is no TypeScript in "${name}". Give a folder or file from the root of the repository.`,
    );
  }
  const texts = new Map<string, string>();
  for (const file of files) texts.set(file, await readFile(path.join(root, file), 'utf8'));
  const mutants = [...texts].flatMap(([file, text]) => findMutants(file, text));
  return {name, texts, mutants};
}

async function listFiles(root: string, name: string): Promise<string[]> {
  const start = path.join(root, name);
  const found = await stat(start).catch(() => undefined);
  if (!found) return [];
  if (found.isFile()) return [name];
  const entries = await readdir(start, {recursive: true});
  return entries.map((entry) => `${name}/${entry.split(path.sep).join('/')}`);
}

function isSource(file: string): boolean {
  return (
    /\.tsx?$/u.test(file) &&
    !/(?:^|\/)(?:__tests__|__fixtures__|node_modules)\//u.test(file) &&
    !file.endsWith('.d.ts')
  );
}
