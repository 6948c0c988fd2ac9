import {existsSync, renameSync} from 'node:fs';
import {lstat, rename} from 'node:fs/promises';
import {CommandError} from 'graphql-samples/command';
import {findForeignFiles, orMissing, removeGenerated} from './generatedFiles';

const MOST_NAMES = 3;

/**
 * Throws unless `directory`, and the place beside it where an earlier output is kept for a moment,
 * are missing, empty, or contain nothing but what a command generated.
 *
 * @param remedy - The end of the message.
 */
export async function assertReplaceable(
  directory: string,
  remedy: string,
): Promise<void> {
  await assertGenerated(directory, remedy);
  await assertGenerated(previousOf(directory), 'Move it elsewhere.');
}

/**
 * Puts the generated folder `next` in the place of `current`, on the same file system. There is a
 * moment without either, in which no signal interrupts; `recoverDirectory` repairs what SIGKILL
 * leaves then.
 */
export async function replaceDirectory(
  next: string,
  current: string,
  remedy: string,
): Promise<void> {
  await assertReplaceable(current, remedy);
  const previous = previousOf(current);
  removeGenerated(previous);
  if (existsSync(current)) renameSync(current, previous);
  try {
    renameSync(next, current);
  } catch (error) {
    if (existsSync(previous)) renameSync(previous, current);
    throw error;
  }
  removeGenerated(previous);
}

/** Puts the output back that `replaceDirectory` had moved away when its process was killed. */
export async function recoverDirectory(current: string): Promise<void> {
  if (await lstat(current).catch(orMissing)) return;
  const previous = previousOf(current);
  const foreign = await findForeignFiles(previous);
  if (foreign?.length === 0) await rename(previous, current).catch(orMissing);
}

function previousOf(directory: string): string {
  return `${directory}.previous`;
}

async function assertGenerated(directory: string, remedy: string): Promise<void> {
  const foreign = await findForeignFiles(directory);
  if (foreign === undefined) {
    throw new CommandError(`${directory} exists and is not a folder. ${remedy}`);
  }
  if (foreign.length === 0) return;
  const names = foreign.slice(0, MOST_NAMES).map((name) => `"${name}"`);
  const rest = foreign.length - names.length;
  throw new CommandError(
    `${directory} would be replaced as a whole, but contains what no command of this project generated: ${names.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}. ${remedy}`,
  );
}
