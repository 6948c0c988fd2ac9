import {lstat, rename} from 'node:fs/promises';
import {CommandError} from '../command/runCommand';
import {findForeignFiles, removeGenerated} from './generatedFiles';

const MOST_NAMES = 3;

/**
 * Throws unless `directory`, and the place beside it where an earlier output is kept for a moment,
 * are missing, empty, or hold nothing but what a command generated. `remedy` tells what to do.
 */
export async function assertReplaceable(
  directory: string,
  remedy: string,
): Promise<void> {
  await assertGenerated(directory, remedy);
  await assertGenerated(previousOf(directory), 'Move it elsewhere.');
}

/**
 * Puts the generated folder `next` in the place of `current`. Both must lie on one file system.
 * There is a moment without either; `recoverDirectory` mends what a sudden end leaves then.
 */
export async function replaceDirectory(
  next: string,
  current: string,
  remedy: string,
): Promise<void> {
  await assertReplaceable(current, remedy);
  const previous = previousOf(current);
  await removeGenerated(previous);
  if (!(await isMissing(current))) {
    await rename(current, previous);
  }
  try {
    await rename(next, current);
  } catch (error) {
    await recoverDirectory(current);
    throw error;
  }
  await removeGenerated(previous);
}

/** Puts the output back that `replaceDirectory` had taken away when its process was ended. */
export async function recoverDirectory(current: string): Promise<void> {
  const previous = previousOf(current);
  if ((await isMissing(current)) && !(await isMissing(previous))) {
    const foreign = await findForeignFiles(previous);
    if (foreign?.length === 0) await rename(previous, current);
  }
}

async function isMissing(file: string): Promise<boolean> {
  try {
    await lstat(file);
    return false;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return true;
  }
}

function previousOf(directory: string): string {
  return `${directory}.previous`;
}

async function assertGenerated(directory: string, remedy: string): Promise<void> {
  const foreign = await findForeignFiles(directory);
  if (foreign === undefined) {
    throw new CommandError(`${directory} exists and is no folder. ${remedy}`);
  }
  if (foreign.length > 0) {
    const names = foreign.slice(0, MOST_NAMES).map((name) => `"${name}"`);
    const more =
      foreign.length > names.length ? ` and ${foreign.length - names.length} more` : '';
    throw new CommandError(
      `${directory} would be replaced as a whole, but holds what no command of this project generated: ${names.join(', ')}${more}. ${remedy}`,
    );
  }
}
